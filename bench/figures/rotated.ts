/** The same in another order each round: who comes first changes, so that no place in the round favours anyone. */
export function rotated<T>(all: readonly T[], round: number): readonly T[] {
  const first = all.length === 0 ? 0 : round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

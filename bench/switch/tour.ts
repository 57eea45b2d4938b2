/**
 * A walk from the first place over every way between two neighbours once in each direction, and back: each step is a
 * switch to measure. Such a walk exists wherever all places hang together, since each way leads back too.
 */
export function tour<T>(places: readonly T[], areNeighbours: (one: T, other: T) => boolean): readonly T[] {
  const ways = new Map(places.map((place) => [place, places.filter((other) => areNeighbours(place, other))]))
  const walked: T[] = []
  // Hierholzer's: go on until nothing is left here, then step back to where something is.
  const visit = (place: T) => {
    const left = ways.get(place) ?? []
    for (let next = left.shift(); next !== undefined; next = left.shift()) visit(next)
    walked.unshift(place)
  }
  for (const first of places.slice(0, 1)) visit(first)
  return walked
}

/** How often a comparison is measured. */
export interface Rounds {
  readonly rounds: number
  /** So many for what the rounds have not decided. */
  readonly atMost: number
}

/** Of each bench's command line: `--rounds 2 --at-most 12`. */
export const ROUND_OPTIONS = {
  rounds: { type: 'string', default: process.env.BENCH_ROUNDS ?? '4' },
  'at-most': { type: 'string' },
} as const

/** Three times the rounds at most, unless it is said. */
export function readRounds(values: { readonly rounds: string; readonly 'at-most'?: string | undefined }): Rounds {
  const rounds = Number(values.rounds)
  return { rounds, atMost: values['at-most'] === undefined ? 3 * rounds : Number(values['at-most']) }
}

/**
 * Sequential sampling: measures all in each round, and after these only what is open still, so that the time goes where
 * two builds are hard to tell apart. Tells of each round.
 */
export async function inRounds<T>(
  all: readonly T[],
  { rounds, atMost }: Rounds,
  isOpen: (one: T) => boolean,
  measure: (left: readonly T[], round: number) => Promise<void>,
): Promise<void> {
  let left = all
  for (let round = 0; left.length > 0 && round < Math.max(rounds, atMost); round++) {
    await measure(left, round)
    const which = round < rounds ? `of ${rounds}` : `of ${atMost} at most: ${left.length} of ${all.length} were open`
    console.log(`round ${round + 1} ${which}`)
    if (round + 1 >= rounds) left = left.filter(isOpen)
  }
}

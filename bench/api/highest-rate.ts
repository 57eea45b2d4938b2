/** What a step was answered like. */
export interface Step {
  readonly p95: number
  readonly errors: number
}

interface Steps {
  /** Requests a second of the first step, and the most that is tried. */
  readonly from: number
  readonly most: number
  /** Milliseconds that the slowest twentieth of a step may take, which then has no error either. */
  readonly p95: number
}

/** Each step asks a quarter more. */
const GROWTH = 1.25

/** The highest rate that was kept, by steps up to the first that was not; 0 where the first was not. */
export async function highestRate(step: (perSecond: number) => Promise<Step>, { from, most, p95 }: Steps) {
  let kept = 0
  for (let rate = from; rate <= most; rate = Math.ceil(rate * GROWTH)) {
    const answered = await step(rate)
    if (answered.p95 > p95 || answered.errors > 0) break
    kept = rate
  }
  return kept
}

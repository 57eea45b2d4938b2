/** Times are kept as counts by geometric steps, so that a percentile of any span can be told from sums. */
const FIRST_MS = 50
const LAST_MS = 120_000
const RATIO = 1.1

/** The step that is nearest to a time in milliseconds: 0 is 50 ms and less, each further one a tenth more, to 120 s. */
export function stepOf(ms: number): number {
  const within = Math.min(Math.max(ms, FIRST_MS), LAST_MS)
  return Math.round(Math.log(within / FIRST_MS) / Math.log(RATIO))
}

/** What a step stands for, in whole milliseconds: at most a twentieth off the time that was counted. */
export function msOf(step: number): number {
  return Math.round(FIRST_MS * RATIO ** step)
}

/** Loads that took about as long. */
export interface TimedLoads {
  readonly step: number
  readonly loads: number
}

/** The time within which three of four loads were there, in milliseconds (nearest rank); null of none. */
export function p75Of(times: readonly TimedLoads[]): number | null {
  let left = Math.ceil(timedOf(times) * 0.75)
  for (const { step, loads } of times.toSorted((a, b) => a.step - b.step)) {
    left -= loads
    if (left <= 0) return msOf(step)
  }
  return null
}

/** How many loads have a time. */
export const timedOf = (times: readonly TimedLoads[]) => times.reduce((sum, { loads }) => sum + loads, 0)

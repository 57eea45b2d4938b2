/** Load times are stored as counts per geometric step, so that percentiles of any period follow from sums. */
const FIRST_MS = 50
const LAST_MS = 120_000
const RATIO = 1.1

/**
 * The step nearest to a time in milliseconds. Step 0 is 50 ms and less, each further step a tenth longer, up to 120 s.
 */
export function stepOf(ms: number): number {
  const within = Math.min(Math.max(ms, FIRST_MS), LAST_MS)
  return Math.round(Math.log(within / FIRST_MS) / Math.log(RATIO))
}

/** The time of a step in whole milliseconds, at most a twentieth off the counted time. */
export function msOf(step: number): number {
  return Math.round(FIRST_MS * RATIO ** step)
}

/** Number of loads in a step. */
export interface TimedLoads {
  readonly step: number
  readonly loads: number
}

/** 75th percentile of the load times in milliseconds (nearest rank); null without loads. */
export function p75Of(times: readonly TimedLoads[]): number | null {
  let left = Math.ceil(timedOf(times) * 0.75)
  for (const { step, loads } of times.toSorted((a, b) => a.step - b.step)) {
    left -= loads
    if (left <= 0) return msOf(step)
  }
  return null
}

/** Number of loads with a time. */
export const timedOf = (times: readonly TimedLoads[]) => times.reduce((sum, { loads }) => sum + loads, 0)

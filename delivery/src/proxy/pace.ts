import type { Pace } from '../options/options'

/** A tenth of the slowest mobile network. */
export const PACE: Pace = { everyMs: 10_000, bytes: 5_000 }

/**
 * Looks in each span of time whether enough came; answers what ends it.
 *
 * @param moved bytes so far
 * @param isTheirTurn whether more could have come
 */
export function watchPace(pace: Pace, moved: () => number, isTheirTurn: () => boolean, tooSlow: () => void) {
  let before = moved()
  const timer = setInterval(() => {
    const now = moved()
    if (isTheirTurn() && now - before < pace.bytes) {
      clearInterval(timer)
      tooSlow()
    }
    before = now
  }, pace.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

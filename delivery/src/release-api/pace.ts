/** The least that has to come in a time. */
interface Pace {
  readonly everyMs: number
  readonly bytes: number
}

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

/** Minimum number of bytes in each interval. */
interface Pace {
  readonly everyMs: number
  readonly bytes: number
}

/**
 * Checks in each interval whether enough bytes arrived. Returns the function that stops the checks.
 *
 * @param moved returns the bytes so far
 * @param isTheirTurn whether the server was waiting for the sender
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

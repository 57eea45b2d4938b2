/** Minimum number of bytes in each interval. */
interface MinimumPace {
  readonly everyMs: number
  readonly bytes: number
}

/**
 * Checks in each interval whether enough bytes arrived. Returns the function that stops the checks.
 *
 * @param bytesSoFar returns the bytes so far
 * @param isWaiting whether the server was waiting for the sender
 */
export function watchPace(pace: MinimumPace, bytesSoFar: () => number, isWaiting: () => boolean, tooSlow: () => void) {
  let before = bytesSoFar()
  const timer = setInterval(() => {
    const now = bytesSoFar()
    if (isWaiting() && now - before < pace.bytes) {
      clearInterval(timer)
      tooSlow()
    }
    before = now
  }, pace.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Throttles reports of an event that every call may cause while a service is down: at most one report per `everyMs`, with
 * the number of events since the last one. `now` in milliseconds.
 */
export function seldom(everyMs: number, say: (times: number) => void, now: () => number = Date.now): () => void {
  let times = 0
  let saidAt = -Infinity
  return () => {
    times++
    if (now() - saidAt < everyMs) return
    say(times)
    times = 0
    saidAt = now()
  }
}

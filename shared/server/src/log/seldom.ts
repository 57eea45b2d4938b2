/**
 * For what may happen at every call while a service is away: says at most once in `everyMs` that it happens, and how
 * often it did since it was last said. `now` in milliseconds.
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

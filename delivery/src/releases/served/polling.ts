import { setTimeout as delay } from 'node:timers/promises'
import { repeat } from '../../http/repeat'

/** Minimum time between two runs that requests for unknown files cause. */
const MIN_INTERVAL_MS = 500

/** Collects requested names and runs a job for them, at most once in half a second. */
export function batchCalls(job: (names: readonly string[]) => Promise<void>) {
  const requested = new Set<string>()
  let [lastAt, next]: [number, Promise<void> | undefined] = [0, undefined]
  const run = async () => {
    await delay(Math.max(0, lastAt + MIN_INTERVAL_MS - Date.now()), undefined, { ref: false })
    const names = [...requested]
    requested.clear()
    ;[lastAt, next] = [Date.now(), undefined]
    await job(names)
  }
  return (name: string): Promise<void> => {
    requested.add(name)
    return (next ??= run())
  }
}

/** Polls at an interval and on `now`, one poll at a time, until `end`. */
export function startPolling(poll: () => Promise<void>, everyMs: number) {
  let running: Promise<void> | undefined
  const once = () => (running ??= poll().finally(() => (running = undefined)))
  const soon = batchCalls(async () => {
    // A running poll may have started before the wanted step was written.
    await running
    await once()
  })
  return { now: () => soon(''), end: repeat(once, everyMs) }
}

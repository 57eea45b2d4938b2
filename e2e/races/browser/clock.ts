import type { Scheduler } from 'fast-check'
import type { Clock } from './page'

/** The same times and names in every run of a seed; names of different runs differ, for the server is one. */
export function clockOf(run: number, scheduler: Scheduler): Clock {
  let made = 0
  return {
    now: Date.UTC(2026, 2, 14),
    uuid: () => {
      const own = (++made).toString(16).padStart(8, '0')
      return `${own}-0000-4000-8000-${run.toString(16).padStart(12, '0')}`
    },
    later: (work) => void scheduler.schedule(Promise.resolve()).then(work),
  }
}

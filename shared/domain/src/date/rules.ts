import { formatMoment } from './format'
import type { Moment } from './format'

/** Lengths of time for timers and lifetimes: plain numbers, which need no library. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Midnight before the moment; of a day as YYYY-MM-DD, its own. Days begin and end in UTC [SHL-61]. */
export function startOfDay(moment: Moment): Date {
  return new Date(Math.floor(new Date(moment).getTime() / DAY_MS) * DAY_MS)
}

/** The day of a moment as YYYY-MM-DD. */
export function dayOf(moment: Moment): string {
  return formatMoment(moment, 'YYYY-MM-DD')
}

/** Whether a text is a day on the calendar, YYYY-MM-DD, of our time [OPEN-22]. */
export function isDay(value: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value) && dayOf(value) === value
}

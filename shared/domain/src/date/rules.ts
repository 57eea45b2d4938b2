import { addTime } from './add-time'
import { dayjs } from './dayjs'
import { formatMoment } from './format'
import type { Moment } from './format'
import type { TimeZone } from './time-zones'

/** Lengths of time for timers and lifetimes: plain numbers, which need no library. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The moment at which a day, YYYY-MM-DD, begins at a place. */
export function startOfDay(day: string, zone: TimeZone): Date {
  return dayjs.tz(day, zone).toDate()
}

/** The day of a moment by the clock of a place, as YYYY-MM-DD. */
export function dayOf(moment: Moment | null | undefined, zone: TimeZone): string {
  return formatMoment(moment, 'YYYY-MM-DD', zone)
}

/** The day after a day, both YYYY-MM-DD. */
export const dayAfter = (day: string): string => dayOf(addTime(day, 1, 'day'), 'UTC')

/** So many days before a day, both YYYY-MM-DD. */
export const daysEarlier = (day: string, days: number): string => dayOf(addTime(day, -days, 'day'), 'UTC')

/** How many days the second day is after the first, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')

/** Whether a text is a day on the calendar, YYYY-MM-DD, of our time [OPEN-22]. */
export function isDay(value: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value) && dayOf(value, 'UTC') === value
}

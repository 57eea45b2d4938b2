import { addTime } from './add-time'
import { dayjs } from './dayjs'
import { formatMoment } from './format'
import type { Moment } from './format'
import type { TimeZone } from './time-zones'

/** Durations for timers and lifetimes, as plain numbers, so that they need no library. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Start of a day, YYYY-MM-DD, in a time zone. */
export function startOfDay(day: string, zone: TimeZone): Date {
  return dayjs.tz(day, zone).toDate()
}

/** Day of a moment in a time zone, as YYYY-MM-DD. */
export function dayOf(moment: Moment | null | undefined, zone: TimeZone): string {
  return formatMoment(moment, 'YYYY-MM-DD', zone)
}

/** The next day; both YYYY-MM-DD. */
export const dayAfter = (day: string): string => dayOf(addTime(day, 1, 'day'), 'UTC')

/** The day this many days earlier; both YYYY-MM-DD. */
export const daysEarlier = (day: string, days: number): string => dayOf(addTime(day, -days, 'day'), 'UTC')

/** Days from the first day to the second, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')

/** Whether a text is an existing day, YYYY-MM-DD, between 1900 and 2199 [OPEN-22]. */
export function isDay(value: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value) && dayOf(value, 'UTC') === value
}

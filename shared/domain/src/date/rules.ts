import { dayjs } from './dayjs'
import type { TimeZone } from './time-zones'

export type Moment = string | Date

/**
 * Formats a moment in a time zone, whatever zone the computer has [SHL-61, OPEN-126]; '' for a missing or invalid
 * moment. It formats a shifted UTC time: in the computer's zone dayjs would skip the hour that daylight saving removes.
 */
export function formatMoment(moment: Moment | null | undefined, pattern: string, zone: TimeZone): string {
  const date = dayjs.utc(new Date(moment || Number.NaN))
  return date.isValid() ? date.add(date.tz(zone).utcOffset(), 'minute').format(pattern) : ''
}

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

/** Adds an amount of time in UTC; negative goes back. The 31st plus a month is the last day of a shorter month. */
export function addTime(moment: Moment, amount: number, unit: 'second' | 'minute' | 'hour' | 'day' | 'month'): Date {
  return dayjs.utc(new Date(moment)).add(amount, unit).toDate()
}

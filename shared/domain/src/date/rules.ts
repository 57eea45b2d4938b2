import { formatMoment } from './format'
import type { Moment } from './format'
import { offsetAt } from './time-zones'
import type { TimeZone } from './time-zones'

/** Lengths of time for timers and lifetimes: plain numbers, which need no library. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The moment at which a day, YYYY-MM-DD, begins at a place: its clocks change later in the night. */
export function startOfDay(day: string, zone: TimeZone): Date {
  const midnight = new Date(day).getTime()
  const byWinter = new Date(midnight - offsetAt(new Date(`${day.slice(0, 4)}-07-01`), zone))
  return new Date(midnight - offsetAt(byWinter, zone))
}

/** The day of a moment by the clock of a place, as YYYY-MM-DD. */
export function dayOf(moment: Moment | null | undefined, zone: TimeZone): string {
  return formatMoment(moment, 'YYYY-MM-DD', zone)
}

/** The day after a day, both YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return dayOf(new Date(new Date(day).getTime() + DAY_MS), 'UTC')
}

/** So many days before a day, both YYYY-MM-DD. */
export function daysEarlier(day: string, days: number): string {
  return dayOf(new Date(new Date(day).getTime() - days * DAY_MS), 'UTC')
}

/** How many days the second day is after the first, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / DAY_MS
}

/** Whether a text is a day on the calendar, YYYY-MM-DD, of our time [OPEN-22]. */
export function isDay(value: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value) && dayOf(value, 'UTC') === value
}

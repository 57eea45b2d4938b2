import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

export type Moment = string | Date

/** Days begin, end and are shown in UTC, whatever the clocks of the place do [SHL-61]. */
const inUtc = (moment: Moment) => dayjs.utc(new Date(moment))

/** A moment by a pattern of dayjs; '' for no or no valid one. */
export function formatMoment(moment: Moment | null | undefined, pattern: string): string {
  const date = moment ? inUtc(moment) : null
  return date?.isValid() ? date.format(pattern) : ''
}

/** Midnight before the moment; of a day as YYYY-MM-DD, its own. */
export function startOfDay(moment: Moment): Date {
  return inUtc(moment).startOf('day').toDate()
}

/** So much later, or earlier if negative; the 31st plus a month is the last of a shorter month. */
export function addTime(moment: Moment, amount: number, unit: 'second' | 'minute' | 'hour' | 'day' | 'month'): Date {
  return inUtc(moment).add(amount, unit).toDate()
}

/** The day of a moment as YYYY-MM-DD. */
export function dayOf(moment: Moment): string {
  return formatMoment(moment, 'YYYY-MM-DD')
}

/** Whether a text is a day on the calendar, YYYY-MM-DD, of our time [OPEN-22]. */
export function isDay(value: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value) && dayOf(dayjs.utc(value).toDate()) === value
}

/** Lengths of time for timers and lifetimes: plain numbers, which need no library. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

import { offsetAt } from './time-zones'
import type { TimeZone } from './time-zones'

export type Moment = string | Date

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
const MONTH_NAMES = [...MONTHS, 'November', 'December']
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const two = (number: number) => String(number).padStart(2, '0')

/** What stands for each part of a pattern; names and meanings are those of dayjs. */
const PARTS: Readonly<Record<string, (date: Date) => string>> = {
  YYYY: (date) => String(date.getUTCFullYear()).padStart(4, '0'),
  MMMM: (date) => MONTH_NAMES[date.getUTCMonth()] ?? '',
  MMM: (date) => (MONTH_NAMES[date.getUTCMonth()] ?? '').slice(0, 3),
  MM: (date) => two(date.getUTCMonth() + 1),
  ddd: (date) => WEEKDAYS[date.getUTCDay()] ?? '',
  DD: (date) => two(date.getUTCDate()),
  D: (date) => String(date.getUTCDate()),
  HH: (date) => two(date.getUTCHours()),
  hh: (date) => two(date.getUTCHours() % 12 || 12),
  mm: (date) => two(date.getUTCMinutes()),
  a: (date) => (date.getUTCHours() < 12 ? 'am' : 'pm'),
}
const PART = /YYYY|M{2,4}|ddd|DD?|HH|hh|mm|a/g

/**
 * A moment by a pattern, by the clock of a place, whatever the computer's own says [SHL-61, OPEN-126]; '' for no or no
 * valid one. Ours and not dayjs, which weighs as much as a whole screen: a spec compares the two.
 */
export function formatMoment(moment: Moment | null | undefined, pattern: string, zone: TimeZone): string {
  const date = new Date(moment || Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const local = new Date(date.getTime() + offsetAt(date, zone))
  return pattern.replace(PART, (part) => PARTS[part]?.(local) ?? part)
}

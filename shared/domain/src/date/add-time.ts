import { dayjs } from './dayjs'
import type { Moment } from './format'

/** Adds an amount of time in UTC; negative goes back. The 31st plus a month is the last day of a shorter month. */
export function addTime(moment: Moment, amount: number, unit: 'second' | 'minute' | 'hour' | 'day' | 'month'): Date {
  return dayjs.utc(new Date(moment)).add(amount, unit).toDate()
}

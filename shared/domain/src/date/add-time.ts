import { dayjs } from './dayjs'
import type { Moment } from './format'

/** So much later, or earlier if negative, in UTC; the 31st plus a month is the last of a shorter month. */
export function addTime(moment: Moment, amount: number, unit: 'second' | 'minute' | 'hour' | 'day' | 'month'): Date {
  return dayjs.utc(new Date(moment)).add(amount, unit).toDate()
}

import { addTime } from '@portal/domain'

/** Time of day in UTC, `days` before the day of the reset. */
export const daysBefore = (today: Date, days: number, hour: number, minute: number): Date =>
  addTime(addTime(today, -days, 'day'), hour * 60 + minute, 'minute')

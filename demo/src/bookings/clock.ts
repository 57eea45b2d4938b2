import { addTime } from '@portal/domain'

/** A moment `days` before the reset's day, at hours and minutes UTC. */
export const daysBefore = (today: Date, days: number, hour: number, minute: number): Date =>
  addTime(addTime(today, -days, 'day'), hour * 60 + minute, 'minute')

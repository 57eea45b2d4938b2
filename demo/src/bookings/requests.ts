import { addTime } from '@portal/domain'
import { REMINDER_AFTER_DAYS } from '@portal/domain-bundled/asking'
import type { DemoBooking, DemoRequest } from '../types/booking'
import type { Artwork } from './artwork.data'

/** A request mailed to the owner two hours after the booking, with the reminders due before the reset. */
export function requestOf(
  { request, state }: Artwork,
  { dateEntered, owner }: DemoBooking,
  today: Date,
): DemoRequest | null {
  if (request === undefined) return null
  const requestedAt = addTime(dateEntered, 2, 'hour')
  const isAnswered = state === 'approved' || state === 'changesAsked'
  const reminded = REMINDER_AFTER_DAYS.map((days) => addTime(requestedAt, days, 'day'))
  const reminders = isAnswered ? [] : reminded.filter((at) => at < today)
  return {
    requestedAt,
    openedFirst: request === 'opened' ? addTime(dateEntered, 5, 'hour') : null,
    openedLast: request === 'opened' ? addTime(dateEntered, 6, 'hour') : null,
    answeredAt: isAnswered ? addTime(dateEntered, 6, 'hour') : null,
    to: owner?.email ?? '',
    isRefused: request === 'refused',
    sent: [{ kind: 'ask', at: requestedAt }, ...reminders.map((at) => ({ kind: 'reminder' as const, at }))],
  }
}

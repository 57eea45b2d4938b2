import type { MessageChannel, OwnerMessageKind } from '@portal/domain/plaque'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import type { bookings } from '../db/schema/booking'
import { orderEvents } from '../db/schema/booking'
import { queueBookingEvent } from '../outbox/booking-event'
import type { LineReference, PresentLine } from './present-line'

/** Field name of events about requests. The owner's answers are events of the artwork. */
const FIELD = 'owner_request'

const ASKED: Readonly<Record<Exclude<OwnerMessageKind, 'approved'>, string>> = {
  ask: 'owner asked',
  askAgain: 'owner asked again',
  reminder: 'owner reminded',
}

export const isAsking = (kind: string): kind is keyof typeof ASKED => Object.hasOwn(ASKED, kind)

const BY: Readonly<Record<MessageChannel, string>> = { mail: 'email', sms: 'SMS' }

/** Name of the owner as an author of events. */
export const ownerName = ({ ownerFirstName, ownerLastName }: typeof bookings.$inferSelect): string =>
  `${ownerFirstName} ${ownerLastName}`.trim() || 'The owner'

interface RequestEvent {
  readonly kind: keyof typeof ASKED
  /** Id of the message on all its channels, so that a retry adds no second event. */
  readonly messageId: string
  readonly channels: readonly MessageChannel[]
  /** Who requested it; '' for an automatic message. */
  readonly by: string
}

/** Records in the booking's history that the owner was asked, and by which channels [OPEN-225]. */
export async function recordRequest(
  tx: Db,
  of: LineReference,
  present: PresentLine,
  asking: RequestEvent,
  at: Date,
): Promise<void> {
  const { kind, messageId, channels, by } = asking
  const recorded = await tx.$count(
    orderEvents,
    and(
      eq(orderEvents.practiceId, of.practiceId),
      eq(orderEvents.bookingId, of.bookingId),
      eq(orderEvents.fromValue, messageId),
    ),
  )
  if (recorded > 0) return
  const how = channels.map((channel) => BY[channel]).join(' and ')
  await add(tx, of, { at, fromValue: messageId, toValue: `${present.productName}: ${ASKED[kind]} by ${how}`, by })
}

/** Records that the owner opened the page. */
export async function recordOpened(
  tx: Db,
  of: LineReference,
  { productName, booking }: PresentLine,
  at: Date,
): Promise<void> {
  await add(tx, of, { at, fromValue: '', toValue: `${productName}: owner opened the link`, by: ownerName(booking) })
}

type NewEvent = Pick<typeof orderEvents.$inferInsert, 'at' | 'fromValue' | 'toValue' | 'by'>

/** Also notifies open pages of the practice. */
async function add(tx: Db, { practiceId, bookingId }: LineReference, event: NewEvent): Promise<void> {
  await tx.insert(orderEvents).values({ ...event, field: FIELD, practiceId, bookingId })
  await queueBookingEvent(tx, { practiceId, id: bookingId, kind: 'changed' }, event.at)
}

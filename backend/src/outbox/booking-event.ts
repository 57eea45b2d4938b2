import { BOOKING_EVENT, BookingEventSchema, practiceChannel } from '@portal/api-client/contract/booking-event'
import type { BookingEvent } from '@portal/api-client/contract/booking-event'
import { MINUTE_MS } from '@portal/domain'
import { log, seldom } from '@portal/server'
import * as v from 'valibot'
import type { Db } from '../db/connect'
import type { Realtime } from '../services/realtime'
import { addToOutbox } from './outbox'
import type { OutboxItem } from './outbox'

const PayloadSchema = v.object({ ...BookingEventSchema.entries, practiceId: v.string() })

/** After about 15 s the event is dropped. Pages reload on their own when they reconnect. */
const TRIES = 5

/** Queues an event about a new or changed booking for the practice's open pages [OPEN-206]. */
export async function queueBookingEvent(
  tx: Db,
  { practiceId, id, kind }: BookingEvent & { readonly practiceId: string },
  at: Date,
): Promise<void> {
  await addToOutbox(tx, { kind: 'bookingEvent', payload: { practiceId, id, kind } }, at)
}

/** Sends the event to the practice's channel. Logs once a minute how many were dropped. */
export function bookingEventDelivery(realtime: Realtime, now: () => Date): (item: OutboxItem) => Promise<void> {
  const giveUp = seldom(
    MINUTE_MS,
    (times) => log.warn(`changes of bookings told to no open page: ${times}; the real-time service is away`),
    () => now().getTime(),
  )
  return async ({ payload, attempts }) => {
    if (attempts >= TRIES) return giveUp()
    const { practiceId, ...event } = v.parse(PayloadSchema, payload)
    await realtime.send(practiceChannel(practiceId), BOOKING_EVENT, event)
  }
}

import type { InputOf } from '@portal/api-client'
import type { createBooking } from '@portal/api-client/contract/booking'
import { toBookingSubmit } from '@portal/domain'
import type { PortalBooking, QuotedLine, WarningAnswers } from '@portal/domain'
import type * as writes from '@portal/federation'

/** A booking as it is to be saved. */
export interface BookingWrite {
  /** '' creates the booking. */
  readonly bookingId: string
  /** The version that the change was made upon. */
  readonly version: number
  readonly body: InputOf<typeof createBooking>['body']
}

/** The one write whose answer is not known; kept with the draft, so that it outlives a reload. */
export type PendingWrite = writes.PendingWrite<BookingWrite>

/** Saves a booking upon a version; lines that are not named stay as they are. */
export function writeOf(
  booking: PortalBooking,
  version: number,
  lines: readonly QuotedLine[] = homeLines(booking),
): BookingWrite {
  return { bookingId: booking.id, version, body: toBookingSubmit({ ...booking, quotedProducts: lines }) }
}

/** The same write with answers to warnings: without any the server keeps those that it has. */
export function withAnswers(write: BookingWrite, answers: WarningAnswers): BookingWrite {
  return { ...write, body: { ...write.body, warning_answers: answers } }
}

/** The collection line is always named: without it the server would forget the zone. */
export function homeLines({ quotedProducts }: PortalBooking): QuotedLine[] {
  return quotedProducts.filter((line) => line.isHomeCollection && !line.deleted)
}

export function contentOf({ bookingId, version, body }: PendingWrite): BookingWrite {
  return { bookingId, version, body }
}

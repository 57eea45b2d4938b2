import type { InputOf } from '@portal/api-client'
import type { createBooking } from '@portal/api-client/contract/booking'
import { sameInstructions, toBookingSubmit, toInstructionRows } from '@portal/domain'
import type { InstructionRow, PortalBooking, QuotedLine, WarningAnswers } from '@portal/domain'
import type * as writes from '@portal/federation'

interface WriteBase {
  /** '' creates the booking. */
  readonly bookingId: string
  /** Version that the change is based on. */
  readonly version: number
}

/** Saves the booking. */
export interface BookingWrite extends WriteBase {
  readonly kind: 'booking'
  readonly body: InputOf<typeof createBooking>['body']
}

/** Saves the special instructions: the first ones are added, later ones replace the list [OPEN-52]. */
export interface InstructionsWrite extends WriteBase {
  readonly kind: 'instructions'
  readonly call: 'add' | 'replace'
  readonly rows: readonly InstructionRow[]
}

export type SessionWrite = BookingWrite | InstructionsWrite

/** The write without a known answer; stored in the draft, so that it survives a reload. */
export type PendingWrite<Write extends SessionWrite = SessionWrite> = writes.PendingWrite<Write>

/** The write that saves a booking on a version; lines not named stay as they are. */
export function writeOf(
  booking: PortalBooking,
  version: number,
  lines: readonly QuotedLine[] = homeLines(booking),
): BookingWrite {
  return {
    kind: 'booking',
    bookingId: booking.id,
    version,
    body: toBookingSubmit({ ...booking, quotedProducts: lines }),
  }
}

/** The write with answers to warnings; without answers the server keeps its own. */
export function withAnswers(write: BookingWrite, answers: WarningAnswers): BookingWrite {
  return { ...write, body: { ...write.body, warning_answers: answers } }
}

/** Always sends the collection line: without it the server would drop the zone. */
export function homeLines({ quotedProducts }: PortalBooking): QuotedLine[] {
  return quotedProducts.filter((line) => line.isHomeCollection && !line.deleted)
}

/** The write of the instructions as typed; null when the server already has them [WIZ-63, API-27, API-28]. */
export function instructionsWrite(
  typed: Pick<PortalBooking, 'specialInstructions'>,
  saved: PortalBooking,
): InstructionsWrite | null {
  if (sameInstructions(typed.specialInstructions, saved.specialInstructions)) return null
  const call = saved.specialInstructions.length > 0 ? 'replace' : 'add'
  const rows = toInstructionRows(typed.specialInstructions)
  return { kind: 'instructions', bookingId: saved.id, version: saved.version, call, rows }
}

export function contentOf(write: PendingWrite): SessionWrite {
  const { key: _, ...content } = write
  return content
}

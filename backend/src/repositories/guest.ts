import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { bookingLines, bookings } from '../db/schema/booking'

/** An engraving line as somebody outside the practice names it. */
export interface GuestLine {
  readonly bookingId: string
  readonly lineId: string
}

/** Look-ups before anybody is known: they find the tenant, so they cannot start from one. */
export class GuestRepository {
  constructor(private readonly db: Db) {}

  /** Whose line this is and by which phone it is verified, removed or not; null when there is no such line. */
  async owner({ bookingId, lineId }: GuestLine): Promise<{ practiceId: string; phone: string } | null> {
    const [row] = await this.db
      .select({ practiceId: bookings.practiceId, phone: bookings.ownerPhone })
      .from(bookings)
      .innerJoin(
        bookingLines,
        and(eq(bookingLines.practiceId, bookings.practiceId), eq(bookingLines.bookingId, bookings.id)),
      )
      .where(and(eq(bookings.id, bookingId), eq(bookingLines.id, lineId)))
    return row ?? null
  }

  async phoneOfLine(lineId: string): Promise<string | null> {
    const [row] = await this.db
      .select({ phone: bookings.ownerPhone })
      .from(bookingLines)
      .innerJoin(
        bookings,
        and(eq(bookings.practiceId, bookingLines.practiceId), eq(bookings.id, bookingLines.bookingId)),
      )
      .where(eq(bookingLines.id, lineId))
      .limit(1)
    return row?.phone ?? null
  }

  /** The number by which a token's booking is verified now, and since when a token counts; null when there is none. */
  async ownerOfBooking({ practiceId, bookingId }: { practiceId: string; bookingId: string }) {
    const [row] = await preparedOn(this.db, ownerOfBooking).execute({ practiceId, bookingId })
    return row ?? null
  }
}

/** Prepared: it is asked with the calls of owners. */
const ownerOfBooking = (db: Db) =>
  db
    .select({ phone: bookings.ownerPhone, signedOutAt: bookings.ownerSignedOutAt })
    .from(bookings)
    .where(and(eq(bookings.practiceId, sql.placeholder('practiceId')), eq(bookings.id, sql.placeholder('bookingId'))))
    .prepare('owner_of_booking')

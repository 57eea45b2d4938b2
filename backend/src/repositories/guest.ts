import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { bookingLines, bookings } from '../db/schema/booking'
import { engravings } from '../db/schema/engraving'

/** A line as somebody without a practice identifies it. */
export interface GuestLine {
  readonly bookingId: string
  readonly lineId: string
}

/** Lookups for callers without a session; each finds the tenant. */
export class GuestRepository {
  constructor(private readonly db: Db) {}

  /** Practice and phone number of a line, also of a removed one; null if there is no such line. */
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

  /** The line of a short address; null if there is none. */
  async lineOfCode(ownerCode: string): Promise<GuestLine | null> {
    const { bookingId, lineId } = engravings
    const [row] = await this.db
      .select({ bookingId, lineId })
      .from(engravings)
      .where(eq(engravings.ownerCode, ownerCode))
    return row ?? null
  }

  /** The present phone number of a token's booking, and since when tokens count; null if there is no such booking. */
  async ownerOfBooking({ practiceId, bookingId }: { practiceId: string; bookingId: string }) {
    const [row] = await preparedOn(this.db, ownerOfBooking).execute({ practiceId, bookingId })
    return row ?? null
  }
}

/** Prepared, because owners' calls use it. */
const ownerOfBooking = (db: Db) =>
  db
    .select({ phone: bookings.ownerPhone, signedOutAt: bookings.ownerSignedOutAt })
    .from(bookings)
    .where(and(eq(bookings.practiceId, sql.placeholder('practiceId')), eq(bookings.id, sql.placeholder('bookingId'))))
    .prepare('owner_of_booking')

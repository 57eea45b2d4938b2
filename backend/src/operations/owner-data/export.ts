import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { bookingLines, bookingSubmissions, bookings, orderEvents, specialInstructions } from '../../db/schema/booking'
import { engravingVersions, engravings } from '../../db/schema/engraving'
import { ownerMessages, ownerRequests } from '../../db/schema/owner-request'
import type { BookingReference } from './owner-bookings'

/** Everything stored with these bookings, for an owner's request [OPEN-169]. */
export async function exported(db: Db, found: readonly BookingReference[]): Promise<unknown[]> {
  return Promise.all(found.map((of) => rowsOf(db, of)))
}

async function rowsOf(db: Db, { practiceId, id }: BookingReference) {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.practiceId, practiceId), eq(bookings.id, id)))
  const TABLES = {
    bookingLines,
    specialInstructions,
    orderEvents,
    bookingSubmissions,
    engravings,
    engravingVersions,
    ownerRequests,
    ownerMessages,
  }
  const rows: Record<string, unknown> = {}
  for (const [name, table] of Object.entries(TABLES)) {
    rows[name] = await db
      .select()
      .from(table)
      .where(and(eq(table.practiceId, practiceId), eq(table.bookingId, id)))
  }
  return { booking, ...rows }
}

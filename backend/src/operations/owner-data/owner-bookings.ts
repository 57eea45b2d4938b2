import { normalisePhone } from '@portal/domain'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { bookings } from '../../db/schema/booking'

/** A booking of any practice, for the operator. */
export interface BookingReference {
  readonly practiceId: string
  readonly id: string
  readonly orderId: number
}

/** How an operator identifies an owner: by a booking's number, or by phone or email. */
export type OwnerIdentifier = { readonly booking: number } | { readonly phone: string } | { readonly email: string }

/** The owner's bookings that were not erased. */
export async function bookingsOf(db: Db, named: OwnerIdentifier): Promise<BookingReference[]> {
  return db
    .select({ practiceId: bookings.practiceId, id: bookings.id, orderId: bookings.orderId })
    .from(bookings)
    .where(and(isNull(bookings.ownerErasedAt), isMeant(named)))
    .orderBy(asc(bookings.orderId))
}

function isMeant(named: OwnerIdentifier) {
  if ('booking' in named) return eq(bookings.orderId, named.booking)
  if ('phone' in named) return eq(bookings.ownerPhone, normalisePhone(named.phone) ?? named.phone)
  return eq(sql`lower(${bookings.details}->'owner'->>'email')`, named.email.toLowerCase())
}

/** Ends the guest tokens of these bookings' owners. Open pages ask for the number again [OPEN-169]. */
export async function signOut(db: Db, found: readonly BookingReference[], now: Date): Promise<void> {
  if (found.length === 0) return
  await db
    .update(bookings)
    .set({ ownerSignedOutAt: now })
    .where(
      inArray(
        sql`(${bookings.practiceId}, ${bookings.id})`,
        found.map(({ practiceId, id }) => sql`(${practiceId}, ${id})`),
      ),
    )
}

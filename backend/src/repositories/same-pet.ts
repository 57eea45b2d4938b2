import { and, eq, ne, sql } from 'drizzle-orm'
import { SAME_PET_DAYS } from '@portal/domain/warnings'
import { addTime } from '@portal/domain'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import type { Tenant } from '../tenant/tenant'

const { id, orderId, practiceId, dateEntered } = bookings

const listed = sql.identifier('booking_list')

/**
 * The bookings of a practice from the days around this one: found by the index of `booking_list` on practice and day,
 * then read by their numbers [OPEN-121].
 */
export function bookingsAround(db: Db, tenant: Tenant, booking: { readonly id: string; readonly dateEntered: Date }) {
  const from = addTime(booking.dateEntered, -SAME_PET_DAYS, 'day')
  const to = addTime(booking.dateEntered, SAME_PET_DAYS, 'day')
  return db
    .select({
      id,
      orderId,
      dateEntered,
      stage: bookings.stage,
      serviceType: bookings.serviceType,
      vetStaff: bookings.vetStaff,
      petFirstName: bookings.petFirstName,
      petLastName: bookings.petLastName,
      petType: sql<string>`coalesce(${bookings.details}->'pet'->>'type', '')`,
      ownerFirstName: bookings.ownerFirstName,
      ownerLastName: bookings.ownerLastName,
      ownerPhone: bookings.ownerPhone,
      warningAnswers: bookings.warningAnswers,
    })
    .from(bookings)
    .where(
      and(
        eq(practiceId, tenant.practiceId),
        ne(id, booking.id),
        sql`${orderId} in (select order_id from ${listed} where practice_id = ${tenant.practiceId}
          and date_entered between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(dateEntered, orderId)
}

import type { InferOutput, ObjectSchema } from 'valibot'
import type { SHOWN_BOOKINGS } from '@portal/api-client/contract/shown-bookings'
import { dayAfter, startOfDay } from '@portal/domain'
import type { PracticeRow } from '../db/schema/practice'
import type { BookingFilter } from '../repositories/booking-list/question'
import type { Order } from '../repositories/booking-list/orders'
import { waitedTooLong } from '../practice/attention'
import { clockOf } from '../practice/clock'

export type BookingListQuery = InferOutput<ObjectSchema<typeof SHOWN_BOOKINGS, undefined>>

/** Converts the list page's query to a filter. Its days are days of the practice [OPEN-126]. */
export function toFilter(query: BookingListQuery, practice: PracticeRow, now: Date): BookingFilter {
  const zone = clockOf(practice)
  return {
    stages: query.service_status ? [query.service_status] : undefined,
    serviceType: query.service_type || undefined,
    from: query.date_created_from ? startOfDay(query.date_created_from, zone) : undefined,
    to: query.date_created_to ? startOfDay(dayAfter(query.date_created_to), zone) : undefined,
    search: query.search_term || undefined,
    attention: query.attention ? { kind: query.attention, before: waitedTooLong(practice, now) } : undefined,
  }
}

/** Newest first by default [OPEN-20]. */
export function listOrder({ sort, direction }: BookingListQuery): Order {
  return { sort: sort ?? 'date_entered', direction: direction ?? (sort ? 'asc' : 'desc') }
}

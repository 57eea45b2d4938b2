import { ATTENTION_KINDS, BookingRowSchema, v } from '@portal/domain'
import { BOOKING_SORTS } from './booking-sorts'
import { endpoint } from './endpoint'
import { commaList, day, page, pageOf, pageSize, term } from './shared-schemas'

/** In a file of its own: the lists, where staff begin, carry no other call of bookings. */
export const listBookings = endpoint('listBookings', {
  method: 'GET',
  path: 'portal/booking',
  summary: "The practice's bookings, newest first unless sorted",
  access: 'staff',
  query: v.object({
    booking_status: term,
    order_stage: commaList,
    page,
    page_size: pageSize(15),
    booking_type: term,
    relationship_type: term,
    origin: term,
    search_term: term,
    service_type: term,
    service_status: term,
    date_created_from: day,
    date_created_to: day,
    /** Only what waits so for too long [OPEN-183]. */
    attention: v.nullish(v.picklist(ATTENTION_KINDS)),
    sort: v.nullish(v.picklist(BOOKING_SORTS)),
    direction: v.nullish(v.picklist(['asc', 'desc'])),
  }),
  response: pageOf(BookingRowSchema),
})

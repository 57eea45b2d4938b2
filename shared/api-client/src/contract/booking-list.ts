import { BookingRowSchema, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { commaList, page, pageOf, pageSize, term } from './shared-schemas'
import { SHOWN_BOOKINGS } from './shown-bookings'

/** In its own file, so that lists, the start page of staff, load no other booking endpoints. */
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
    ...SHOWN_BOOKINGS,
  }),
  response: pageOf(BookingRowSchema),
})

import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'

/** Options for writes to a booking's cart. After a version conflict the booking is read again for the next try. */
export function cartWrite({ bookingId, orderId }: BookingCart) {
  return { bookingId, orderId, upon: apiKey(getBooking, { params: { id: bookingId } }) }
}

import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'

/** How a write goes to a booking's cart; where somebody else has changed the booking, the next try starts from theirs. */
export function cartWrite({ bookingId, orderId }: BookingCart) {
  return { bookingId, orderId, upon: apiKey(getBooking, { params: { id: bookingId } }) }
}

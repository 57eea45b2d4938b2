import { paths } from '@portal/federation'

/** Where the items of an order are ordered again [OPEN-186]. */
export const orderAgainPath = (bookingId: string) => `${paths.newBooking()}?again=${encodeURIComponent(bookingId)}`

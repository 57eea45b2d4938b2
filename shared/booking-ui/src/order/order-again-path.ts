import { paths } from '@portal/federation'

/** Address for ordering the items of an order again [OPEN-186]. */
export const orderAgainPath = (bookingId: string) => `${paths.newBooking()}?again=${encodeURIComponent(bookingId)}`

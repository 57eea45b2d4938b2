import { paths } from '@portal/federation'

/** Address for ordering the items of an order again [OPEN-186]. */
export const orderAgainPath = (bookingId: string) => `${paths.newBooking()}?again=${encodeURIComponent(bookingId)}`

/**
 * Paperwork of a booking [OPEN-171]. Not in `paths`, where a new entry would be a new major version for all remotes.
 */
export const papersPath = (bookingId: string): string => `${paths.booking(bookingId)}/papers`

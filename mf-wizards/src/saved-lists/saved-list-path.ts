import { paths } from '@portal/federation'

/** Path of the saved lists; with an id, of an order from that list [OPEN-224]. */
export const savedListPath = (id = '') => `${paths.newBooking()}?saved=${encodeURIComponent(id)}`

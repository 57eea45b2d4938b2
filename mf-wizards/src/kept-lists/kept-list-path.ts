import { paths } from '@portal/federation'

/** Where the kept lists are, and without more a list of them; with an id an order of that list begins [OPEN-224]. */
export const keptListPath = (id = '') => `${paths.newBooking()}?kept=${encodeURIComponent(id)}`

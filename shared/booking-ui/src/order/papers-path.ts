import { paths } from '@portal/federation'

/** Paper that goes with the pet of a booking [OPEN-171]. Not among `paths`: a new one there is a new major for all. */
export const papersPath = (bookingId: string): string => `${paths.booking(bookingId)}/papers`

import { paths } from '@portal/federation'

/**
 * Paperwork of a booking [OPEN-171]. Not in `paths`, where a new entry would be a new major version for all remotes.
 */
export const papersPath = (bookingId: string): string => `${paths.booking(bookingId)}/papers`

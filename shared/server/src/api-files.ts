/**
 * The parts of `/api` that answer pictures and documents, which the backend reads from the object storage, and lists as
 * files, which are as long as they are: it serves them there, and the web server keeps places of their own for them
 * [OPEN-149].
 */
export const API_FILES = {
  media: 'media',
  bookingFiles: 'booking-files',
  invoices: 'invoices',
  lists: 'list-files',
  proofs: 'engraving-proofs',
} as const

/**
 * Paths of `/api` with files: pictures and documents from the object storage, and exported lists. Their answers are long,
 * so the web server has separate connection limits for them [OPEN-149].
 */
export const API_FILES = {
  media: 'media',
  bookingFiles: 'booking-files',
  invoices: 'invoices',
  lists: 'list-files',
  proofs: 'engraving-proofs',
} as const

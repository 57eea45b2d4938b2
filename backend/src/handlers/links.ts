import type { SignedLinks } from '../services/signed-links'
import { API_FILES } from '@portal/server'

/** URL of a picture or document of the provider in a public folder. */
export function mediaLink(path: string): string {
  return `/api/media/${path}`
}

export const BOOKING_FILES = API_FILES.bookingFiles

/** Signed URL of a booking's file, valid for a minute [OPEN-92]. Only for callers who may see the booking. */
export function bookingFileLink(links: SignedLinks, path: string, now: Date): string {
  const address = `/api/${BOOKING_FILES}/${path.split('/').map(encodeURIComponent).join('/')}`
  return `${address}?${links.sign(address, now)}`
}

export const INVOICE_FOLDER = 'xero/tmp'

/** Storage key of an invoice's PDF [EXT-08]. */
export const invoiceFileKey = (invoiceId: string) => `${INVOICE_FOLDER}/${invoiceId}.pdf`

/** URL of an invoice's PDF. */
export const invoiceFileLink = (key: string, query: string) => `/api/${API_FILES.invoices}/${key}?${query}`

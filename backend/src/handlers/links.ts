import type { SignedLinks } from '../services/signed-links'
import { API_FILES } from '@portal/server'

/** Where anybody finds a picture or document of the provider: of the folders that are public. */
export function mediaLink(path: string): string {
  return `/api/media/${path}`
}

export const BOOKING_FILES = API_FILES.bookingFiles

/** Where the browser finds a file of a booking for a minute [OPEN-92]: for those who may see the booking. */
export function bookingFileLink(links: SignedLinks, path: string, now: Date): string {
  const address = `/api/${BOOKING_FILES}/${path.split('/').map(encodeURIComponent).join('/')}`
  return `${address}?${links.sign(address, now)}`
}

export const INVOICE_FOLDER = 'xero/tmp'

/** Where the PDF of an invoice is stored [EXT-08]. */
export const invoiceFileKey = (invoiceId: string) => `${INVOICE_FOLDER}/${invoiceId}.pdf`

/** Where the browser opens it. */
export const invoiceFileLink = (key: string, query: string) => `/api/${API_FILES.invoices}/${key}?${query}`

import { proofEnd } from '../engraving/proof'
import type { LineKey } from '../repositories/engraving'
import type { SignedLinks } from '../services/signed-links'

/** Where anybody finds a picture or document of the provider: of the folders that are public. */
export function mediaLink(path: string): string {
  return `/api/media/${path}`
}

export const BOOKING_FILES = 'booking-files'

/** Where the browser finds a file of a booking for a minute [OPEN-92]: for those who may see the booking. */
export function bookingFileLink(links: SignedLinks, path: string, now: Date): string {
  const address = `/api/${BOOKING_FILES}/${path.split('/').map(encodeURIComponent).join('/')}`
  return `${address}?${links.sign(address, now)}`
}

export const PROOFS = 'engraving-proofs'

/** Where the proof of a line's approval is opened, without its signature. */
const proofAddress = ({ bookingId, lineId }: LineKey) =>
  `/api/${PROOFS}/${encodeURIComponent(bookingId)}/${encodeURIComponent(lineId)}`

/** Where anybody who was given the link finds the proof of an approval, for 30 days; null afterwards. */
export function proofLink(links: SignedLinks, of: LineKey, approvedAt: Date, now: Date): string | null {
  const end = proofEnd(approvedAt)
  const address = proofAddress(of)
  return now < end ? `${address}?${links.signUntil(address, end)}` : null
}

export const INVOICE_FOLDER = 'xero/tmp'

/** Where the PDF of an invoice is stored [EXT-08]. */
export const invoiceFileKey = (invoiceId: string) => `${INVOICE_FOLDER}/${invoiceId}.pdf`

/** Where the browser opens it. */
export const invoiceFileLink = (key: string, query: string) => `/api/invoices/${key}?${query}`

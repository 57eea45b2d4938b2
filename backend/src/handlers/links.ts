/** Where the browser finds a picture of the provider. */
export function mediaLink(path: string): string {
  return `/api/media/${path}`
}

export const INVOICE_FOLDER = 'xero/tmp'

/** Where the PDF of an invoice is stored [EXT-08]. */
export const invoiceFileKey = (invoiceId: string) => `${INVOICE_FOLDER}/${invoiceId}.pdf`

/** Where the browser opens it. */
export const invoiceFileLink = (key: string, query: string) => `/api/invoices/${key}?${query}`

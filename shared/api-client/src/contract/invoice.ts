import { InvoiceSchema, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams } from './shared-schemas'

// The invoice service is separate from the portal API: its paths share no prefix with it [EXT-06].

export const listInvoices = endpoint('listInvoices', {
  method: 'GET',
  path: 'invoices',
  summary: 'The invoices of the practice, newest first',
  access: 'staff',
  response: v.object({ Invoices: v.array(InvoiceSchema) }),
})

/** The PDF itself is opened by the link, once and within a minute [EXT-07, EXT-08, OPEN-75]. */
export const getInvoicePdf = endpoint('getInvoicePdf', {
  method: 'GET',
  path: 'invoices/{id}',
  summary: 'A signed link to the PDF of an invoice',
  access: 'staff',
  accept: 'application/pdf',
  params: IdParams,
  response: v.object({ url: v.string(), expires_at: v.string() }),
})

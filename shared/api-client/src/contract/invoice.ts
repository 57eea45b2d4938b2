import { InvoiceSchema, v } from '@portal/domain'
import { INVOICE_SORTS } from '@portal/domain-bundled/invoices'
import { endpoint } from './endpoint'
import { IdParams, LinkSchema } from './shared-schemas'

// The invoice service is separate from the portal API: its paths have another prefix [EXT-06].

/** Due date and open amount are missing if the accounts do not provide them [OPEN-265]. */
const ListedInvoiceSchema = v.object({
  ...InvoiceSchema.entries,
  DueDate: InvoiceSchema.entries.date,
  AmountDue: InvoiceSchema.entries.Total,
})

export const listInvoices = endpoint('listInvoices', {
  method: 'GET',
  path: 'invoices',
  summary: 'The invoices of the practice, newest first',
  access: 'staff',
  response: v.object({ Invoices: v.array(ListedInvoiceSchema) }),
})

/** The link opens the PDF once, within a minute [EXT-07, EXT-08, OPEN-75]. */
export const getInvoicePdf = endpoint('getInvoicePdf', {
  method: 'GET',
  path: 'invoices/{id}',
  summary: 'A signed link to the PDF of an invoice',
  access: 'staff',
  accept: 'application/pdf',
  params: IdParams,
  response: LinkSchema,
})

/** The link opens the file once, within a minute [OPEN-184]. */
export const getInvoicesCsv = endpoint('getInvoicesCsv', {
  method: 'GET',
  path: 'invoices_csv',
  summary: 'A signed link to the invoices of the practice as CSV',
  access: 'staff',
  query: v.object({
    sort: v.nullish(v.picklist(INVOICE_SORTS)),
    direction: v.nullish(v.picklist(['asc', 'desc'])),
  }),
  response: LinkSchema,
})

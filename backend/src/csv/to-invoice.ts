import type { Invoice } from '@portal/domain'
import type { InvoiceRow } from '../repositories/invoice'

/** A stored invoice as the API answers it [PRA-02]. */
export const toInvoice = ({ id, date, type, status, total }: InvoiceRow): Invoice => ({
  InvoiceID: id,
  date: date.toISOString(),
  Type: type,
  Status: status,
  Total: total,
})

import type { Invoice } from '@portal/domain'
import type { InvoiceRow } from '../repositories/invoice'

/** A stored invoice as the API answers it [PRA-02, OPEN-271]. */
export const toInvoice = ({ id, date, type, status, total, dueDate, amountDue }: InvoiceRow): Invoice => ({
  InvoiceID: id,
  date: date.toISOString(),
  Type: type,
  Status: status,
  Total: total,
  ...(dueDate && { DueDate: dueDate.toISOString() }),
  ...(amountDue !== null && { AmountDue: amountDue }),
})

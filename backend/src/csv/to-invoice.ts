import type { ListedInvoice } from '@portal/domain-bundled/invoices'
import type { InvoiceRow } from '../repositories/invoice'

/** A stored invoice for the API [PRA-02, OPEN-265]. */
export const toInvoice = ({
  id,
  date,
  type,
  status,
  total,
  dueDate,
  amountDue,
}: InvoiceRow): Required<ListedInvoice> => ({
  InvoiceID: id,
  date: date.toISOString(),
  Type: type,
  Status: status,
  Total: total,
  DueDate: dueDate?.toISOString() ?? null,
  AmountDue: amountDue,
})

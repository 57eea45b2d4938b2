import type { ListedInvoice } from '@portal/domain-bundled/invoices'
import { TOTAL_LABEL, dayOf } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { statusWords, typeWords } from '@portal/domain-bundled/invoices'
import type { Column } from './csv-file'

/** Columns of the invoices file. Totals are what the practice itself owes, so they are never hidden [OPEN-185]. */
export function invoiceColumns(zone: TimeZone): readonly Column<ListedInvoice>[] {
  return [
    { header: 'Invoice', cell: ({ InvoiceID }) => InvoiceID },
    { header: 'Date', cell: ({ date }) => dayOf(date, zone) },
    { header: 'Due', cell: ({ DueDate }) => dayOf(DueDate, zone) },
    { header: 'Type', cell: typeWords },
    { header: 'Status', cell: statusWords },
    { header: TOTAL_LABEL, cell: ({ Total }) => Total },
    { header: 'Still open', cell: ({ AmountDue }) => AmountDue ?? null },
  ]
}

import { TOTAL_LABEL, formatDate, formatMoney } from '@portal/domain'
import type { Invoice } from '@portal/domain'
import { statusWords, typeWords } from '@portal/domain/invoices'
import type { InvoiceSort } from '@portal/domain/invoices'
import { usePortalHost } from '@portal/federation'
import { Button, Icon, StatusTag } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import styles from './Accounts.module.css'
import { statusTone } from './status-tone'

/** A column of the invoices bears the API's name, by which it is sorted. */
export interface InvoiceColumn extends Omit<TableColumn<Invoice>, 'sortable'> {
  readonly id: InvoiceSort
}

/** What is told of each invoice; the columns bear the API's names [PRA-02]. */
export const FACT_COLUMNS: readonly InvoiceColumn[] = [
  { id: 'InvoiceID', header: 'Invoice', primary: true, card: 'title', cell: ({ InvoiceID }) => InvoiceID },
  { id: 'date', header: 'Date', card: 'line', cell: ({ date }) => <InvoiceDate date={date} /> },
  { id: 'Type', header: 'Type', card: 'line', cell: typeWords },
  {
    id: 'Status',
    header: 'Status',
    card: 'corner',
    cell: (invoice) => <StatusTag tone={statusTone(invoice)}>{statusWords(invoice)}</StatusTag>,
  },
  { id: 'Total', header: TOTAL_LABEL, card: 'line', align: 'end', cell: ({ Total }) => formatMoney(Total) },
]

/** The day of the practice [OPEN-126]. */
function InvoiceDate({ date }: Pick<Invoice, 'date'>) {
  const { timeZone } = usePortalHost()
  return <span className={styles.date}>{formatDate(date, timeZone)}</span>
}

/** The columns of the table, the last of which opens the document. */
export function invoiceColumns(openingId: string | undefined, onOpen: (id: string) => void): TableColumn<Invoice>[] {
  const facts = FACT_COLUMNS.map((column) => ({ ...column, sortable: true }))
  return [...facts, pdfColumn(openingId, onOpen)]
}

function pdfColumn(openingId: string | undefined, onOpen: (id: string) => void): TableColumn<Invoice> {
  return {
    id: 'pdf',
    header: 'PDF',
    card: 'action',
    cell: ({ InvoiceID }) => (
      <Button
        variant="quiet"
        size="small"
        busy={openingId === InvoiceID}
        busyLabel="Opening"
        aria-label={`View ${InvoiceID} (PDF, opens in a new tab)`}
        onClick={() => onOpen(InvoiceID)}
      >
        View <Icon name="external" size={14} />
      </Button>
    ),
  }
}

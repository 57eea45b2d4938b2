import { TOTAL_LABEL, formatDate, formatMoney } from '@portal/domain'
import type { Invoice } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Button, Icon, StatusTag } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { statusTone, statusWords, typeWords } from './invoice-words'
import styles from './Accounts.module.css'

/** A column of the invoices: one that says what it is sorted by can be sorted. */
export interface InvoiceColumn extends Omit<TableColumn<Invoice>, 'sortable'> {
  /** null where it is not known. Ids of invoices count up in texts, which are compared as numbers there. */
  readonly sortedBy?: (invoice: Invoice) => string | number | null
}

/** What is told of each invoice; the columns bear the API's names [PRA-02]. */
export const FACT_COLUMNS: readonly InvoiceColumn[] = [
  {
    id: 'InvoiceID',
    header: 'Invoice',
    primary: true,
    card: 'title',
    sortedBy: ({ InvoiceID }) => InvoiceID,
    cell: ({ InvoiceID }) => InvoiceID,
  },
  {
    id: 'date',
    header: 'Date',
    card: 'line',
    sortedBy: ({ date }) => (date ? Date.parse(date) : null),
    cell: ({ date }) => <InvoiceDate date={date} />,
  },
  { id: 'Type', header: 'Type', card: 'line', sortedBy: typeWords, cell: typeWords },
  {
    id: 'Status',
    header: 'Status',
    card: 'corner',
    sortedBy: statusWords,
    cell: (invoice) => <StatusTag tone={statusTone(invoice)}>{statusWords(invoice)}</StatusTag>,
  },
  {
    id: 'Total',
    header: TOTAL_LABEL,
    card: 'line',
    sortedBy: ({ Total }) => Total,
    align: 'end',
    cell: ({ Total }) => formatMoney(Total),
  },
]

/** The day of the practice [OPEN-126]. */
function InvoiceDate({ date }: Pick<Invoice, 'date'>) {
  const { timeZone } = usePortalHost()
  return <span className={styles.date}>{formatDate(date, timeZone)}</span>
}

/** The columns of the table, the last of which opens the document. */
export function invoiceColumns(openingId: string | undefined, onOpen: (id: string) => void): TableColumn<Invoice>[] {
  const facts = FACT_COLUMNS.map((column) => ({ ...column, sortable: column.sortedBy !== undefined }))
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

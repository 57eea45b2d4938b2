import { TOTAL_LABEL, formatDate, formatMoney } from '@portal/domain'
import type { Invoice } from '@portal/domain'
import { Button, Icon, StatusTag } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { statusTone, statusWords, typeWords } from './invoice-words'
import styles from './Accounts.module.css'

/** The columns of the invoices; sortable ones bear the API's names [PRA-02]. */
export function invoiceColumns(openingId: string | undefined, onOpen: (id: string) => void): TableColumn<Invoice>[] {
  return [
    {
      id: 'InvoiceID',
      header: 'Invoice',
      primary: true,
      card: 'title',
      sortable: true,
      cell: ({ InvoiceID }) => InvoiceID,
    },
    {
      id: 'date',
      header: 'Date',
      card: 'line',
      sortable: true,
      cell: ({ date }) => <span className={styles.date}>{formatDate(date)}</span>,
    },
    { id: 'Type', header: 'Type', card: 'line', sortable: true, cell: typeWords },
    {
      id: 'Status',
      header: 'Status',
      card: 'corner',
      sortable: true,
      cell: (invoice) => <StatusTag tone={statusTone(invoice)}>{statusWords(invoice)}</StatusTag>,
    },
    {
      id: 'Total',
      header: TOTAL_LABEL,
      card: 'line',
      sortable: true,
      align: 'end',
      cell: ({ Total }) => formatMoney(Total),
    },
    {
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
    },
  ]
}

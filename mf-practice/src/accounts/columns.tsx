import { TOTAL_LABEL, dayOf, formatDate, formatMoney } from '@portal/domain'
import { isOpenInvoice, isOverdue, statusWords, typeWords } from '@portal/domain-bundled/invoices'
import type { InvoiceSort, ListedInvoice } from '@portal/domain-bundled/invoices'
import { usePortalHost } from '@portal/federation'
import { Button, Icon, StatusTag } from '@portal/ui'
import type { TableColumn, Tone } from '@portal/ui'
import { useState } from 'react'
import styles from './Accounts.module.css'
import type { Invoice } from '@portal/domain'

/** A column of the invoices. Its id is the API's field name, by which the table sorts. */
export interface InvoiceColumn extends Omit<TableColumn<ListedInvoice>, 'sortable'> {
  readonly id: InvoiceSort
}

/** The columns of facts; their ids are the API's field names [PRA-02]. */
export const FACT_COLUMNS: readonly InvoiceColumn[] = [
  { id: 'InvoiceID', header: 'Invoice', primary: true, card: 'title', cell: ({ InvoiceID }) => InvoiceID },
  { id: 'date', header: 'Date', card: 'line', cell: ({ date }) => <InvoiceDate date={date} /> },
  { id: 'DueDate', header: 'Due', card: 'line', cell: (invoice) => <DueDate invoice={invoice} /> },
  { id: 'Type', header: 'Type', card: 'line', cell: typeWords },
  {
    id: 'Status',
    header: 'Status',
    card: 'corner',
    cell: (invoice) => (
      <span className={styles.status}>
        <StatusTag tone={statusTone(invoice)}>{statusWords(invoice)}</StatusTag>
      </span>
    ),
  },
  { id: 'Total', header: TOTAL_LABEL, card: 'line', align: 'end', cell: ({ Total }) => formatMoney(Total) },
  { id: 'AmountDue', header: 'Still open', card: 'line', align: 'end', cell: (invoice) => <Left invoice={invoice} /> },
]

/** The date in the practice's time zone [OPEN-126]. */
function InvoiceDate({ date }: Pick<ListedInvoice, 'date'>) {
  const { timeZone } = usePortalHost()
  return <span className={styles.date}>{formatDate(date, timeZone)}</span>
}

/** Due date; adds Overdue when it has passed and the status does not say so [OPEN-265]. */
function DueDate({ invoice }: { invoice: ListedInvoice }) {
  const { timeZone: zone, now: clock } = usePortalHost()
  const [now] = useState(clock)
  if (!invoice.DueDate) return null
  const isLate =
    isOverdue(invoice, { now, dayOf: (moment) => dayOf(moment, zone) }) && statusWords(invoice) !== 'Overdue'
  return (
    <>
      <span className={styles.inCard}>Due </span>
      <span className={styles.date}>{formatDate(invoice.DueDate, zone)}</span>
      {isLate && <span className={styles.late}> Overdue</span>}
    </>
  )
}

function Left({ invoice }: { invoice: ListedInvoice }) {
  const { AmountDue: left } = invoice
  if (!isOpenInvoice(invoice) || typeof left !== 'number') return null
  return (
    <>
      <span>{formatMoney(left)}</span>
      <span className={styles.inCard}> open</span>
    </>
  )
}

/** The fact columns; due date and open amount only when some invoice has a value [OPEN-265]. */
function availableColumns(invoices: readonly ListedInvoice[]): readonly InvoiceColumn[] {
  const isTold = (column: InvoiceColumn) =>
    (column.id !== 'DueDate' && column.id !== 'AmountDue') || invoices.some((invoice) => hasAny(invoice[column.id]))
  return FACT_COLUMNS.filter(isTold)
}
const hasAny = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The columns of the table; the last one opens the document. */
export function invoiceColumns(
  invoices: readonly ListedInvoice[] | undefined,
  openingId: string | undefined,
  onOpen: (id: string) => void,
): TableColumn<ListedInvoice>[] {
  const facts = (invoices ? availableColumns(invoices) : FACT_COLUMNS).map((column) => ({ ...column, sortable: true }))
  return [...facts, pdfColumn(openingId, onOpen)]
}

function pdfColumn(openingId: string | undefined, onOpen: (id: string) => void): TableColumn<ListedInvoice> {
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

const TONES: Readonly<Record<string, Tone>> = {
  Paid: 'success',
  'Awaiting payment': 'info',
  'Not used yet': 'info',
  Overdue: 'danger',
}

/** Tone of an invoice's status. */
const statusTone = (invoice: Pick<Invoice, 'Status'> & Partial<Pick<Invoice, 'Type'>>): Tone =>
  TONES[statusWords(invoice)] ?? 'neutral'

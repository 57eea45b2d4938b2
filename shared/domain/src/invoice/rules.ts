import type { Moment } from '../date/format'
import type { Invoice } from './schema'

/** An invoice, with what only some accounts tell: when it is due, and what of it is still open [OPEN-265]. */
export interface ListedInvoice extends Invoice {
  readonly DueDate?: string | null | undefined
  readonly AmountDue?: number | null | undefined
}

/** Types and statuses as the provider's accounting names them; those already in words stay. */
const TYPES: Readonly<Record<string, string>> = {
  ACCREC: 'Invoice',
  ACCRECCREDIT: 'Credit note',
  ACCPAY: 'Bill',
  ACCPAYCREDIT: 'Bill credit',
}
const STATUSES: Readonly<Record<string, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Awaiting approval',
  AUTHORISED: 'Awaiting payment',
  PAID: 'Paid',
  VOIDED: 'Cancelled',
  DELETED: 'Deleted',
}

const NOT_USED = 'Not used yet'

const key = (code: string) => code.trim().toUpperCase()

export const typeWords = ({ Type }: Pick<Invoice, 'Type'>): string => TYPES[key(Type)] ?? Type

/** A credit note awaits no payment: something of it is left [OPEN-265]. */
export function statusWords({ Status, Type = '' }: Pick<Invoice, 'Status'> & Partial<Pick<Invoice, 'Type'>>): string {
  const words = STATUSES[key(Status)] ?? Status
  return words === STATUSES.AUTHORISED && typeWords({ Type }) === TYPES.ACCRECCREDIT ? NOT_USED : words
}

/** Whether something of it is still to be paid, or of a credit note to be used. */
export function isOpenInvoice(
  invoice: Pick<ListedInvoice, 'Status' | 'AmountDue'> & Partial<Pick<Invoice, 'Type'>>,
): boolean {
  if (!OPEN_STATUSES.includes(statusWords(invoice))) return false
  return invoice.AmountDue !== 0
}
const OPEN_STATUSES = ['Awaiting payment', 'Overdue', NOT_USED]

/** Open, and told as overdue or due before today, by the practice's days [OPEN-265]. */
export function isOverdue(
  invoice: Pick<ListedInvoice, 'Type' | 'Status' | 'AmountDue' | 'DueDate'>,
  at: InvoiceCalendar,
): boolean {
  if (!isOpenInvoice(invoice) || typeWords(invoice) !== 'Invoice') return false
  const due = at.dayOf(invoice.DueDate)
  return statusWords(invoice) === 'Overdue' || (due !== '' && due < at.dayOf(at.now))
}

/** The present moment, and the calendar of the practice. The page passes its own: this file then needs no date library. */
export interface InvoiceCalendar {
  readonly now: Date
  readonly dayOf: (moment: Moment | null | undefined) => string
}

/** What the invoices are sorted by, named as the API names it. */
export const INVOICE_SORTS = ['InvoiceID', 'date', 'DueDate', 'Type', 'Status', 'Total', 'AmountDue'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]

export interface InvoiceOrder {
  readonly column: InvoiceSort
  readonly direction: 'asc' | 'desc'
}

export const NEWEST_INVOICES_FIRST: InvoiceOrder = { column: 'date', direction: 'desc' }

/** null where it is not known. Ids of invoices count up in texts, which are compared as numbers there. */
const SORTED_BY: Readonly<Record<InvoiceSort, (invoice: ListedInvoice) => string | number | null>> = {
  InvoiceID: ({ InvoiceID }) => InvoiceID,
  date: ({ date }) => (date ? Date.parse(date) : null),
  DueDate: ({ DueDate }) => (DueDate ? Date.parse(DueDate) : null),
  Type: typeWords,
  Status: statusWords,
  Total: ({ Total }) => Total,
  AmountDue: ({ AmountDue }) => AmountDue ?? null,
}

/** The invoices in an order, the same on the page and in its file; what is not known comes last in either direction. */
export function sortedInvoices(
  invoices: readonly ListedInvoice[],
  { column, direction }: InvoiceOrder,
): ListedInvoice[] {
  const valueOf = SORTED_BY[column]
  const words = new Intl.Collator('en-AU', { numeric: true })
  const sign = direction === 'asc' ? 1 : -1
  return [...invoices].sort((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second)
    return sign * words.compare(String(first), String(second))
  })
}

import type { Invoice, Moment } from '@portal/domain'

/** An invoice with fields that only some accounts have: due date and open amount [OPEN-265]. */
export interface ListedInvoice extends Invoice {
  readonly DueDate?: string | null | undefined
  readonly AmountDue?: number | null | undefined
}

/** Codes of the provider's accounting and their text. A value that is already text stays. */
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

/** The status as text. An open credit note awaits no payment: it is not used yet [OPEN-265]. */
export function statusWords({ Status, Type = '' }: Pick<Invoice, 'Status'> & Partial<Pick<Invoice, 'Type'>>): string {
  const words = STATUSES[key(Status)] ?? Status
  return words === STATUSES.AUTHORISED && typeWords({ Type }) === TYPES.ACCRECCREDIT ? NOT_USED : words
}

/** Whether the invoice is still to be paid, or the credit note still to be used. */
export function isOpenInvoice(
  invoice: Pick<ListedInvoice, 'Status' | 'AmountDue'> & Partial<Pick<Invoice, 'Type'>>,
): boolean {
  if (!OPEN_STATUSES.includes(statusWords(invoice))) return false
  return invoice.AmountDue !== 0
}
const OPEN_STATUSES = ['Awaiting payment', 'Overdue', NOT_USED]

/** Whether the invoice is open, and marked overdue or due before today in the practice's calendar [OPEN-265]. */
export function isOverdue(
  invoice: Pick<ListedInvoice, 'Type' | 'Status' | 'AmountDue' | 'DueDate'>,
  at: InvoiceCalendar,
): boolean {
  if (!isOpenInvoice(invoice) || typeWords(invoice) !== 'Invoice') return false
  const due = at.dayOf(invoice.DueDate)
  return statusWords(invoice) === 'Overdue' || (due !== '' && due < at.dayOf(at.now))
}

/**
 * The present moment and the practice's calendar. The page passes its calendar, so that this file needs no date
 * library.
 */
export interface InvoiceCalendar {
  readonly now: Date
  readonly dayOf: (moment: Moment | null | undefined) => string
}

/** Sort columns of invoices, by their API names. */
export const INVOICE_SORTS = ['InvoiceID', 'date', 'DueDate', 'Type', 'Status', 'Total', 'AmountDue'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]

export interface InvoiceOrder {
  readonly column: InvoiceSort
  readonly direction: 'asc' | 'desc'
}

export const NEWEST_INVOICES_FIRST: InvoiceOrder = { column: 'date', direction: 'desc' }

/** Sort value of each column; null if unknown. Invoice ids contain counters, so text is compared by numeric value. */
const SORTED_BY: Readonly<Record<InvoiceSort, (invoice: ListedInvoice) => string | number | null>> = {
  InvoiceID: ({ InvoiceID }) => InvoiceID,
  date: ({ date }) => (date ? Date.parse(date) : null),
  DueDate: ({ DueDate }) => (DueDate ? Date.parse(DueDate) : null),
  Type: typeWords,
  Status: statusWords,
  Total: ({ Total }) => Total,
  AmountDue: ({ AmountDue }) => AmountDue ?? null,
}

/** Sorts invoices for the page and its CSV file. Unknown values come last in both directions. */
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

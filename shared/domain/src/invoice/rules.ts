import type { Invoice } from './schema'

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

const key = (code: string) => code.trim().toUpperCase()

export const typeWords = ({ Type }: Pick<Invoice, 'Type'>): string => TYPES[key(Type)] ?? Type

export const statusWords = ({ Status }: Pick<Invoice, 'Status'>): string => STATUSES[key(Status)] ?? Status

/** What the invoices are sorted by, named as the API names it. */
export const INVOICE_SORTS = ['InvoiceID', 'date', 'Type', 'Status', 'Total'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]

export interface InvoiceOrder {
  readonly column: InvoiceSort
  readonly direction: 'asc' | 'desc'
}

export const NEWEST_INVOICES_FIRST: InvoiceOrder = { column: 'date', direction: 'desc' }

/** null where it is not known. Ids of invoices count up in texts, which are compared as numbers there. */
const SORTED_BY: Readonly<Record<InvoiceSort, (invoice: Invoice) => string | number | null>> = {
  InvoiceID: ({ InvoiceID }) => InvoiceID,
  date: ({ date }) => (date ? Date.parse(date) : null),
  Type: typeWords,
  Status: statusWords,
  Total: ({ Total }) => Total,
}

/** The invoices in an order, the same on the page and in its file; what is not known comes last in either direction. */
export function sortedInvoices(invoices: readonly Invoice[], { column, direction }: InvoiceOrder): Invoice[] {
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

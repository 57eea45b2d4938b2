import { INVOICE_SORTS, NEWEST_INVOICES_FIRST, sortedInvoices } from '@portal/domain-bundled/invoices'
import type { InvoiceOrder, ListedInvoice } from '@portal/domain-bundled/invoices'

export const PAGE_SIZE = 10

export interface ListState {
  readonly page: number
  readonly sort: InvoiceOrder
}

const NEWEST_FIRST = NEWEST_INVOICES_FIRST

/** A valid sort order; an unknown one becomes the default. */
export function invoiceOrder({ column, direction }: { column: string; direction: string }): InvoiceOrder {
  const known = INVOICE_SORTS.find((sort) => sort === column)
  return known ? { column: known, direction: direction === 'desc' ? 'desc' : 'asc' } : NEWEST_FIRST
}

/** Reads the list's state from the address. Invalid values are ignored. */
export function parseListState(search: string): ListState {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: invoiceOrder({ column: query.get('sort') ?? '', direction: query.get('direction') ?? '' }),
  }
}

/** The address parameters of a state, without the default order and the first page. */
export function listSearch({ page, sort }: ListState): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (sort.column !== NEWEST_FIRST.column || sort.direction !== NEWEST_FIRST.direction) {
    query.set('sort', sort.column)
    query.set('direction', sort.direction)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The rows of one page in the chosen order; beyond the last page, the last one. */
export function pageOf(invoices: readonly ListedInvoice[], state: ListState) {
  const pageCount = Math.max(1, Math.ceil(invoices.length / PAGE_SIZE))
  const page = Math.min(state.page, pageCount)
  const rows = sortedInvoices(invoices, state.sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return { rows, page, pageCount }
}

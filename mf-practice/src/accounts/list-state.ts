import type { Invoice } from '@portal/domain'
import type { TableSort } from '@portal/ui'
import { FACT_COLUMNS } from './columns'

export const PAGE_SIZE = 10

export interface ListState {
  readonly page: number
  readonly sort: TableSort
}

const sortedBy = (column: string) => FACT_COLUMNS.find(({ id }) => id === column)?.sortedBy
const NEWEST_FIRST: TableSort = { column: 'date', direction: 'desc' }

/** The list's state as the address has it; what the address makes no sense of is as if it were not there. */
export function parseListState(search: string): ListState {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page'))
  const column = query.get('sort') ?? ''
  const direction = query.get('direction') === 'desc' ? 'desc' : 'asc'
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: sortedBy(column) ? { column, direction } : NEWEST_FIRST,
  }
}

/** The address's search of a state; the usual order and the first page are left out. */
export function listSearch({ page, sort }: ListState): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (sort.column !== NEWEST_FIRST.column || sort.direction !== NEWEST_FIRST.direction) {
    query.set('sort', sort.column)
    query.set('direction', sort.direction)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The rows of one page in the chosen order; a page beyond the last shows the last. */
export function pageOf(invoices: readonly Invoice[], state: ListState) {
  const pageCount = Math.max(1, Math.ceil(invoices.length / PAGE_SIZE))
  const page = Math.min(state.page, pageCount)
  const rows = sorted(invoices, state.sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return { rows, page, pageCount }
}

function sorted(invoices: readonly Invoice[], { column, direction }: TableSort): Invoice[] {
  const valueOf = sortedBy(column) ?? (() => null)
  const words = new Intl.Collator('en-AU', { numeric: true })
  const sign = direction === 'asc' ? 1 : -1
  return [...invoices].sort((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)]
    // What is not known comes last in either direction.
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second)
    return sign * words.compare(String(first), String(second))
  })
}

import { storedFilter } from '@portal/federation'
import { filterOf, isFiltered, listSearch, NO_FILTER, parseListState } from './list-state'
import type { ListFilter, ListState } from './list-state'

const kept = storedFilter('bookings', asFilter)

/** Keeps the user's search and filter on this computer [BKG-34]. */
export function storeFilter(userId: string, state: ListState): void {
  if (isFiltered(state)) kept.write(userId, filterOf(state))
  else kept.forget(userId)
}

/** Leaving the list by a link forgets them; a reload does not [OPEN-22]. */
export function forgetFilter(userId: string): void {
  kept.forget(userId)
}

/** What to restore when the list is opened without search or filter: an address with one wins [OPEN-22]. */
export function restoredSearch(userId: string, search: string): string | null {
  const state = parseListState(search)
  if (isFiltered(state)) return null
  const stored = kept.read(userId)
  return stored && isFiltered(stored) ? listSearch({ ...state, ...stored, page: 1 }) : null
}

/** What is stored goes through the same reading as an address, so that nothing odd gets in. */
function asFilter(value: unknown): ListFilter | null {
  if (typeof value !== 'object' || value === null) return null
  const given = new Map<string, unknown>(Object.entries(value))
  const text = (name: keyof ListFilter) => {
    const found = given.get(name)
    return typeof found === 'string' ? found : ''
  }
  const filter: ListFilter = {
    search: text('search'),
    serviceType: text('serviceType'),
    status: text('status'),
    statusLabel: text('statusLabel'),
    createdFrom: text('createdFrom'),
    createdTo: text('createdTo'),
  }
  return filterOf(parseListState(listSearch({ ...NO_FILTER, ...filter, page: 1, sort: null })))
}

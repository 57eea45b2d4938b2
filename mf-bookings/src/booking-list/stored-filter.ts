import { ATTENTION_KINDS, v } from '@portal/domain'
import { storedFilter } from '@portal/federation'
import { filterOf, isFiltered, listSearch, NO_FILTER, parseListState, hasListParams } from './list-state'
import type { ListState } from './list-state'

const text = v.fallback(v.string(), '')

/** Parses stored values like an address, so that invalid values are dropped. */
const FilterSchema = v.pipe(
  v.object({
    search: text,
    serviceType: text,
    status: text,
    statusLabel: text,
    createdFrom: text,
    createdTo: text,
    attention: v.fallback(v.picklist(['', ...ATTENTION_KINDS]), ''),
  }),
  v.transform((stored) => filterOf(parseListState(listSearch({ ...NO_FILTER, ...stored, page: 1, sort: null })))),
)

const filterStore = storedFilter('bookings', FilterSchema)

/** Stores the user's search and filter on this computer [BKG-34]. */
export function storeFilter(userId: string, state: ListState): void {
  if (isFiltered(state)) filterStore.write(userId, filterOf(state))
  else filterStore.forget(userId)
}

/** Called when a link leaves the list; a reload keeps the filter [OPEN-22]. */
export function forgetFilter(userId: string): void {
  filterStore.forget(userId)
}

/** The stored search to restore, or null. Any list parameter in the address wins [OPEN-22]. */
export function restoredSearch(userId: string, search: string): string | null {
  if (hasListParams(search)) return null
  const stored = filterStore.read(userId)
  return stored && isFiltered(stored) ? listSearch({ ...stored, page: 1, sort: null }) : null
}

import { ATTENTION_KINDS, v } from '@portal/domain'
import { storedFilter } from '@portal/federation'
import { filterOf, isFiltered, listSearch, NO_FILTER, parseListState, saysSomething } from './list-state'
import type { ListState } from './list-state'

const text = v.fallback(v.string(), '')

/** What is stored goes through the same reading as an address, so that nothing odd gets in. */
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

const kept = storedFilter('bookings', FilterSchema)

/** Keeps the user's search and filter on this computer [BKG-34]. */
export function storeFilter(userId: string, state: ListState): void {
  if (isFiltered(state)) kept.write(userId, filterOf(state))
  else kept.forget(userId)
}

/** Leaving the list by a link forgets them; a reload does not [OPEN-22]. */
export function forgetFilter(userId: string): void {
  kept.forget(userId)
}

/** What to restore when the list is opened bare: an address that says anything of the list wins [OPEN-22]. */
export function restoredSearch(userId: string, search: string): string | null {
  if (saysSomething(search)) return null
  const stored = kept.read(userId)
  return stored && isFiltered(stored) ? listSearch({ ...stored, page: 1, sort: null }) : null
}

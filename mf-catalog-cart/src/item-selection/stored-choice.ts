import { searchTerm, v } from '@portal/domain'
import type { ItemFilter } from '@portal/domain'
import { storedFilter } from '@portal/federation'

export interface ItemChoice {
  readonly search: string
  readonly filter: ItemFilter
}

const kept = storedFilter(
  'items',
  v.object({
    search: v.pipe(
      v.string(),
      v.transform((text) => searchTerm(text)),
    ),
    filter: v.string(),
  }),
)

/** Search and filter as kept on this computer [CAT-11]; else no search and the first filter [CAT-13]. */
export function storedChoice(userId: string, filters: readonly [ItemFilter, ...ItemFilter[]]): ItemChoice {
  const stored = kept.read(userId)
  const filter = filters.find(({ slug }) => slug === stored?.filter) ?? filters[0]
  return { search: stored?.search ?? '', filter }
}

export function storeChoice(userId: string, { search, filter }: ItemChoice): void {
  kept.write(userId, { search, filter: filter.slug })
}

/** Leaving the list forgets them [CAT-11]. */
export function forgetChoice(userId: string): void {
  kept.forget(userId)
}

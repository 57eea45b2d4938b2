import { searchTerm, v } from '@portal/domain'
import type { ItemFilter } from '@portal/domain'
import { storedInTab } from '@portal/federation'

export interface ItemChoice {
  readonly search: string
  readonly filter: ItemFilter
}

const choiceStore = storedInTab(
  'items',
  v.object({
    /** Ids of the booking and of its draft; an unsaved booking has only the latter. */
    of: v.array(v.string()),
    search: v.pipe(
      v.string(),
      v.transform((text) => searchTerm(text)),
    ),
    filter: v.string(),
  }),
)

/**
 * Search and filter of this booking stored in this tab [CAT-11, OPEN-319]; else no search and the first filter
 * [CAT-13].
 */
export function storedChoice(
  userId: string,
  of: readonly string[],
  filters: readonly [ItemFilter, ...ItemFilter[]],
): ItemChoice {
  const stored = choiceStore.read(userId)
  const own = stored?.of.some((id) => of.includes(id)) ? stored : null
  return { search: own?.search ?? '', filter: filters.find(({ slug }) => slug === own?.filter) ?? filters[0] }
}

export function storeChoice(userId: string, of: readonly string[], { search, filter }: ItemChoice): void {
  choiceStore.write(userId, { of: [...of], search, filter: filter.slug })
}

/** Called when the list is left [CAT-11]. */
export function forgetChoice(userId: string): void {
  choiceStore.forget(userId)
}

import type { NearbyItems } from '@portal/api-client/contract/product'
import type { ItemFilter } from '@portal/domain'
import type { ItemChoice } from './stored-choice'

/** A button that leads to another list, which has items. A press also clears the further filters. */
export interface NearbyList {
  readonly label: string
  readonly change: Partial<ItemChoice>
}

/** Offers of a list without items: matches in other categories, else the right spelling, else categories with items. */
export function nearbyLists(
  { categories, spelling }: NearbyItems,
  { search, filter }: ItemChoice,
  filters: readonly ItemFilter[],
): NearbyList[] {
  const groups = filters.filter(({ slug }) => slug !== 'all')
  const counted = groups.map((group) => ({ group, ...countIn(categories, group) }))
  const matching = counted.filter(({ matches }) => search !== '' && matches > 0)
  if (matching.length > 0) {
    return matching.map(({ group, matches }) => ({
      label: `${group.label}: ${matches} ${matches === 1 ? 'match' : 'matches'}`,
      change: { filter: group },
    }))
  }
  const offered = counted
    .filter(({ items }) => items > 0)
    .map(({ group, items }) => ({
      label: `${group.label}: ${itemsText(items)}`,
      change: { search: '', filter: group },
    }))
  const isOffered = (one: ItemFilter) => one.categories.some((id) => spelling?.categories.includes(id))
  const spelt = isOffered(filter) ? filter : filters.find(isOffered)
  if (!spelling || !spelt) return offered
  return [{ label: `Search for “${spelling.search}”`, change: { search: spelling.search, filter: spelt } }, ...offered]
}

/** 'Nothing by that name. Urns & Vessels has 54 items.' */
export function nearbyText(
  { categories }: NearbyItems,
  { search }: ItemChoice,
  filters: readonly ItemFilter[],
): string {
  const groups = filters.filter(({ slug }) => slug !== 'all').map((group) => ({ group, ...countIn(categories, group) }))
  if (search !== '' && groups.some(({ matches }) => matches > 0))
    return 'Nothing with these filters. There is more elsewhere.'
  const [most] = groups.toSorted((a, b) => b.items - a.items)
  const none = search === '' ? 'Nothing with these filters.' : 'Nothing by that name.'
  return most && most.items > 0 ? `${none} ${most.group.label} has ${itemsText(most.items)}.` : none
}

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

function countIn(categories: NearbyItems['categories'], group: ItemFilter): { items: number; matches: number } {
  const own = categories.filter(({ id }) => group.categories.some((category) => category === id))
  return {
    items: own.reduce((sum, { items }) => sum + items, 0),
    matches: own.reduce((sum, { matches }) => sum + matches, 0),
  }
}

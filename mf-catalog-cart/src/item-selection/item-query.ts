import type { InputOf } from '@portal/api-client'
import type { listProducts } from '@portal/api-client/contract/product'
import { categoriesOfFilter } from '@portal/domain'
import type { ItemFilter } from '@portal/domain'
import type { ItemView } from './item-view'

/** [CAT-05] */
export const PAGE_SIZE = 10

interface QueryContext {
  readonly search: string
  readonly serviceType: string
  /** In kg; null when unknown. */
  readonly petWeight: number | null
  /** Whether the practice sees prices. Without them the list is neither sorted nor filtered by price. */
  readonly hasPrices: boolean
}

/** API query of the list. */
export function itemQuery(
  filter: ItemFilter,
  view: ItemView,
  { search, serviceType, petWeight, hasPrices }: QueryContext,
): InputOf<typeof listProducts> {
  const price = hasPrices ? view.price : null
  const sort = view.sort === 'price' && !hasPrices ? null : view.sort
  return {
    query: {
      category: [...categoriesOfFilter(filter)],
      search,
      page: view.page,
      page_size: PAGE_SIZE,
      serviceType,
      petWeight,
      sort,
      direction: sort && view.direction,
      material: view.material,
      sizeFor: view.isSized ? petWeight : null,
      priceFrom: price?.from ?? null,
      priceBelow: price?.below ?? null,
    },
  }
}

/** Text above the list, announced on change. */
export function countText(total: number, page: number, pageCount: number): string {
  const items = total === 1 ? '1 item' : `${total} items`
  return pageCount > 1 ? `${items}, page ${page} of ${pageCount}` : items
}

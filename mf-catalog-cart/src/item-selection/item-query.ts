import type { InputOf } from '@portal/api-client'
import type { listProducts } from '@portal/api-client/contract/product'
import { categoriesOfFilter, pageParam } from '@portal/domain'
import type { ItemFilter } from '@portal/domain'

/** [CAT-05] */
export const PAGE_SIZE = 10

/** API query of the list. */
export function itemQuery(
  filter: ItemFilter,
  choice: { search: string; page: number; serviceType: string },
): InputOf<typeof listProducts> {
  return {
    query: {
      category: [...categoriesOfFilter(filter)],
      search: choice.search,
      page: choice.page,
      page_size: PAGE_SIZE,
      serviceType: choice.serviceType,
    },
  }
}

/** The page in an address [CAT-04]; an invalid one is page 1. */
export function pageOf(search: string): number {
  return pageParam(new URLSearchParams(search).get('page'))
}

/** The address of a page; the wizard's step stays in the hash. */
export function pageAddress(at: { pathname: string; search: string; hash: string }, page: number): string {
  const params = new URLSearchParams(at.search)
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  return `${at.pathname}${params.size ? `?${params}` : ''}${at.hash}`
}

/** Text above the list, announced on change. */
export function countText(total: number, page: number, pageCount: number): string {
  const items = total === 1 ? '1 item' : `${total} items`
  return pageCount > 1 ? `${items}, page ${page} of ${pageCount}` : items
}

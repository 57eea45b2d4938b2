import { pageParam } from '@portal/domain'
import { isMaterial, ITEM_SORTS, PRICE_BANDS } from '@portal/domain-bundled/item-list'
import type { ItemSort, Material, PriceBand } from '@portal/domain-bundled/item-list'

/** State of the list in the address: its page, order and filters. */
export interface ItemView {
  readonly page: number
  /** Null is the catalogue's order, or the best match first. */
  readonly sort: ItemSort | null
  readonly direction: 'asc' | 'desc'
  readonly material: Material | null
  /** Only items with a size for the pet. */
  readonly isSized: boolean
  readonly price: PriceBand | null
}

export const NO_FILTERS = { material: null, isSized: false, price: null } as const satisfies Partial<ItemView>

/** The view in an address [CAT-04]; values that the list does not know are left out. */
export function itemViewOf(search: string): ItemView {
  const params = new URLSearchParams(search)
  const material = params.get('material')
  const sort = ITEM_SORTS.find((each) => each === params.get('sort')) ?? null
  return {
    page: pageParam(params.get('page')),
    sort,
    direction: sort && params.get('direction') === 'desc' ? 'desc' : 'asc',
    material: isMaterial(material) ? material : null,
    isSized: params.get('size') === 'fits',
    price: PRICE_BANDS.find(({ slug }) => slug === params.get('price')) ?? null,
  }
}

interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The address of a changed view, at page 1 unless a page is given [CAT-12]. The wizard's step stays in the hash. */
export function viewAddress(at: Address, change: Partial<ItemView>): string {
  const { page, sort, direction, material, isSized, price } = { ...itemViewOf(at.search), page: 1, ...change }
  const params = new URLSearchParams(at.search)
  const values = {
    page: page > 1 ? String(page) : null,
    sort,
    direction: sort && direction === 'desc' ? direction : null,
    material,
    size: isSized ? 'fits' : null,
    price: price?.slug ?? null,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return `${at.pathname}${params.size ? `?${params}` : ''}${at.hash}`
}

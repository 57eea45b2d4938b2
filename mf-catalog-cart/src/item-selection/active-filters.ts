import { formatWeight } from '@portal/domain'
import type { ItemFilter } from '@portal/domain'
import { MATERIALS, priceBandText } from '@portal/domain-bundled/item-list'
import type { ItemView } from './item-view'

/** An active filter, as its chip shows it. */
export interface ActiveFilter {
  readonly name: string
  readonly value: string
  /** The change of the view that removes this filter; null for the category. */
  readonly without: Partial<ItemView> | null
}

interface FilterContext {
  /** Null while the list shows all its categories. */
  readonly category: ItemFilter | null
  readonly petWeight: number | null
  readonly hasPrices: boolean
}

/** The filters that narrow the list; the search has its own box. */
export function activeFilters(view: ItemView, { category, petWeight, hasPrices }: FilterContext): ActiveFilter[] {
  return [
    ...(category ? [{ name: 'Category', value: category.label, without: null }] : []),
    ...(view.material ? [{ name: 'Material', value: MATERIALS[view.material], without: { material: null } }] : []),
    ...(view.isSized && petWeight ? [{ name: 'Size', value: sizeText(petWeight), without: { isSized: false } }] : []),
    ...(view.price && hasPrices ? [{ name: 'Price', value: priceBandText(view.price), without: { price: null } }] : []),
  ]
}

export const sizeText = (petWeight: number) => `has one for ${formatWeight(petWeight)}`

import type { WizardKind } from '../wizard-kind/rules'

/** Keys and names of product categories [DOM-41]. */
export const PRODUCT_CATEGORIES = {
  all: 'All',
  keepsakes: 'Keepsakes',
  memorialisation: 'Memorial Items',
  urns: 'Urns',
  metalUrns: 'Metal Urns',
  ceramicUrns: 'Ceramic Urns',
  vetSupplies: 'Vet Supplies',
  cremationPackages: 'Cremation Packages',
} as const
export type ProductCategory = keyof typeof PRODUCT_CATEGORIES

export interface ItemFilter {
  readonly slug: string
  readonly label: string
  /** The categories requested from the product list. */
  readonly categories: readonly ProductCategory[]
}

const URNS: ItemFilter = {
  slug: 'urns',
  label: 'Urns & Vessels',
  categories: ['urns', 'metalUrns', 'ceramicUrns'],
}
const MEMORABILIA: ItemFilter = { slug: 'memorabilia', label: 'Memorabilia', categories: ['memorialisation'] }
const KEEPSAKES: ItemFilter = { slug: 'keepsakes', label: 'Keepsakes', categories: ['keepsakes'] }
const VET_SUPPLIES: ItemFilter = { slug: 'vet-supplies', label: 'Vet Supplies', categories: ['vetSupplies'] }

/** Filters of each wizard; a wizard without an entry has all of them [CAT-16..18, OPEN-60]. */
const OFFERED: Partial<Record<WizardKind, readonly ItemFilter[]>> = {
  communal: [KEEPSAKES],
  'vetunity-communal': [KEEPSAKES],
  'urns-and-memorabilia': [URNS, MEMORABILIA],
  'vet-supply-order': [VET_SUPPLIES],
}

/** Filters of a wizard, the default first [CAT-13, CAT-14]. Two or fewer filters have no All Items [CAT-15]. */
export function itemFiltersFor(flow: WizardKind): readonly ItemFilter[] {
  const offered = OFFERED[flow] ?? [URNS, MEMORABILIA, KEEPSAKES]
  const all = { slug: 'all', label: 'All Items', categories: offered.flatMap((filter) => filter.categories) }
  const filters = [all, ...offered]
  return filters.length > 2 ? filters : offered
}

export function categoriesOfFilter(filter: ItemFilter): readonly ProductCategory[] {
  return filter.categories
}

export function isProductCategory(value: unknown): value is ProductCategory {
  return typeof value === 'string' && Object.hasOwn(PRODUCT_CATEGORIES, value)
}

export function categoryName(categoryId: string): string {
  return isProductCategory(categoryId) ? PRODUCT_CATEGORIES[categoryId] : categoryId
}

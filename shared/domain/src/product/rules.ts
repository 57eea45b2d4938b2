import { DEFAULT_BRAND } from '@portal/brand'
import type { ProductCategory } from '../item-filter/rules'
import type { ProductSummary } from './schema'

/** Lead time of special orders, shown in the confirmation dialog [CAT-37]. */
export const SPECIAL_ORDER_WEEKS = '4-6 weeks'

type StockFacts = Pick<ProductSummary, 'categoryId' | 'sendToUnleashed' | 'hasInventory' | 'stock'>

const NOT_PHYSICAL: readonly string[] = ['cremationPackages'] satisfies ProductCategory[]

/** Whether the product is a physical item. Packages are services without stock [OPEN-63]. */
export function isPhysical(product: Pick<StockFacts, 'categoryId'>): boolean {
  return !NOT_PHYSICAL.includes(product.categoryId)
}

/**
 * Whether stock is above the brand's minimum. The item must be sent to the stock system; untracked items count as
 * available [CAT-50].
 */
export function isAvailable(product: StockFacts, brand: string = DEFAULT_BRAND): boolean {
  if (!isPhysical(product)) return true
  if (!product.sendToUnleashed) return false
  if (!product.hasInventory) return true
  const stock = Object.hasOwn(product.stock, brand) ? product.stock[brand] : undefined
  return (stock?.available ?? 0) > (stock?.minimum ?? 0)
}

/** Whether the product can be added to the cart. Special orders always can [OPEN-63]. */
export function canAddToCart(product: StockFacts & Pick<ProductSummary, 'specialOrder'>, brand?: string): boolean {
  return product.specialOrder || isAvailable(product, brand)
}

interface WeightRange {
  readonly minWeight: number | null
  readonly maxWeight: number | null
}

const lower = (range: WeightRange) => range.minWeight ?? 0
const upper = (range: WeightRange) => range.maxWeight ?? Infinity
const width = (range: WeightRange) => upper(range) - lower(range)

/**
 * The option whose range contains the pet's weight [CAT-33, OPEN-62]. A range includes its minimum and excludes its
 * maximum, except the highest one. Of several ranges the narrowest; null if none fits.
 */
export function defaultOptionByWeight<T extends WeightRange>(options: readonly T[], weight: number | null): T | null {
  if (weight === null) return null
  const ranges = options.filter((option) => option.minWeight !== null || option.maxWeight !== null)
  const last = Math.max(...ranges.map(upper))
  const fits = (range: T) =>
    weight >= lower(range) && (weight < upper(range) || (weight === last && upper(range) === last))
  return ranges.filter(fits).sort((a, b) => width(a) - width(b))[0] ?? null
}

import { dayOf } from '../date/rules'
import { canAddToCart } from './rules'
import type { Product, ProductSummary } from './schema'

/** Why a product cannot be ordered anew; what stands in an order already stays. */
export type NotOrderable =
  /** The provider has taken it out of the portal. */
  | 'withdrawn'
  | 'notYetAvailable'
  /** Out of stock for the brand. */
  | 'unavailable'

type OfferFacts = Parameters<typeof canAddToCart>[0] &
  Pick<ProductSummary, 'dateAvailable'> &
  Partial<Pick<Product, 'hideInPortalModal'>>

/** The day, YYYY-MM-DD, from which something can be ordered while that is after the practice's day; else null. */
export function availableFrom({ dateAvailable }: Pick<ProductSummary, 'dateAvailable'>, today: string): string | null {
  const day = dayOf(dateAvailable, 'UTC')
  return day > today ? day : null
}

/** Why this product cannot be ordered for this brand on the practice's day; null when it can [OPEN-63, OPEN-101]. */
export function whyNotOrderable(product: OfferFacts, brand: string, today: string): NotOrderable | null {
  if (product.hideInPortalModal) return 'withdrawn'
  if (availableFrom(product, today) !== null) return 'notYetAvailable'
  return canAddToCart(product, brand) ? null : 'unavailable'
}

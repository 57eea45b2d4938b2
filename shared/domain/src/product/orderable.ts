import { dayOf } from '../date/rules'
import { canAddToCart } from './rules'
import type { Product, ProductSummary } from './schema'

/** Why a product cannot be ordered. Items already in an order stay. */
export type NotOrderableReason =
  /** The provider removed it from the portal. */
  | 'withdrawn'
  | 'notYetAvailable'
  /** Out of stock for the brand. */
  | 'unavailable'

type OfferFacts = Parameters<typeof canAddToCart>[0] &
  Pick<ProductSummary, 'dateAvailable'> &
  Partial<Pick<Product, 'hideInPortalModal'>>

/** Day, YYYY-MM-DD, from which the product can be ordered; null if that is today or earlier for the practice. */
export function availableFrom({ dateAvailable }: Pick<ProductSummary, 'dateAvailable'>, today: string): string | null {
  const day = dayOf(dateAvailable, 'UTC')
  return day > today ? day : null
}

/** Why the product cannot be ordered for this brand on the practice's day; null if it can [OPEN-63, OPEN-101]. */
export function whyNotOrderable(product: OfferFacts, brand: string, today: string): NotOrderableReason | null {
  if (product.hideInPortalModal) return 'withdrawn'
  if (availableFrom(product, today) !== null) return 'notYetAvailable'
  return canAddToCart(product, brand) ? null : 'unavailable'
}

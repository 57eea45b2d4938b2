import { formatMoment } from '../date/format'
import { dayOf } from '../date/rules'
import type { Moment } from '../date/format'
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

/** The day, YYYY-MM-DD, from which something can be ordered while that is still to come; null when it can be now. */
export function availableFrom({ dateAvailable }: Pick<ProductSummary, 'dateAvailable'>, now: Moment): string | null {
  const day = formatMoment(dateAvailable, 'YYYY-MM-DD')
  return day > dayOf(now) ? day : null
}

/** Why this product cannot be ordered now for this brand; null when it can [OPEN-63, OPEN-101]. */
export function whyNotOrderable(product: OfferFacts, brand: string, now: Moment): NotOrderable | null {
  if (product.hideInPortalModal) return 'withdrawn'
  if (availableFrom(product, now) !== null) return 'notYetAvailable'
  return canAddToCart(product, brand) ? null : 'unavailable'
}

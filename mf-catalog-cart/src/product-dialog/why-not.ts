import { clientCare } from '@portal/booking-ui'
import { canAddToCart } from '@portal/domain'
import type { Product } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import type { ProductChoice } from './use-product-choice'

/** Why an item cannot be added here; undefined when it can, or is there already [OPEN-63, CAT-35]. */
export function whyNot(
  product: Product,
  { isClosed }: Pick<ProductChoice, 'isClosed'>,
  brand: PortalHost['brand'],
  isThere = false,
): string | undefined {
  if (!isThere && !canAddToCart(product, brand.code)) return 'Out of stock for your region at the moment.'
  if (!isClosed) return undefined
  return `Please contact us to assist you in your booking. Call ${clientCare(brand.phone_work)}.`
}

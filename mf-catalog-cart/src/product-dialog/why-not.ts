import { clientCare } from '@portal/booking-ui'
import { canAddToCart } from '@portal/domain'
import type { Product } from '@portal/domain'
import type { PortalHost } from '@portal/federation'

/** Why an item cannot be added here; undefined when it can [OPEN-63]. */
export function whyNot(product: Product, brand: PortalHost['brand']): string | undefined {
  if (!canAddToCart(product, brand.code)) return 'Out of stock for your region at the moment'
  if (!product.requiresChoices) return undefined
  return `This item needs choices that cannot be made here. To add it, call ${clientCare(brand.phone_work)}`
}

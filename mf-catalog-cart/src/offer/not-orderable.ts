import { careHours, clientCare } from '@portal/booking-ui'
import { formatLongDay, lacksAshes, whyNotOrderable } from '@portal/domain'
import type { NotOrderableReason, Product } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'

const WHY_NOT: Readonly<Record<NotOrderableReason, (product: Product) => string>> = {
  withdrawn: () => 'No longer offered.',
  notYetAvailable: ({ dateAvailable }) => `Available from ${formatLongDay(dateAvailable)}.`,
  unavailable: () => 'Out of stock for your region at the moment.',
}

const WITHOUT_ASHES = 'This item is made for ashes, and with this service no ashes are returned.'

interface OrderContext {
  readonly brand: PortalHost['brand']
  /** Today in the practice's time zone, YYYY-MM-DD. */
  readonly today: string
  readonly cart: Pick<BookingCart, 'serviceType'>
  /** Whether the item is in the order already. */
  readonly isThere: boolean
}

/**
 * Why an item cannot be added; undefined when it can, or is in the order already [OPEN-63, OPEN-101, OPEN-340, CAT-35].
 */
export function reasonNotOrderable(
  product: Product,
  { isClosed }: { readonly isClosed: boolean },
  { brand, today, cart, isThere }: OrderContext,
): string | undefined {
  const care = clientCare(brand.phone_work, careHours(brand.client_care_hours))
  const another = `Choose another item, or call ${care}.`
  if (lacksAshes(cart.serviceType, product)) return `${WITHOUT_ASHES} ${another}`
  const code = isThere ? null : whyNotOrderable(product, brand.code, today)
  if (code) return `${WHY_NOT[code](product)} ${another}`
  if (!isClosed) return undefined
  return `Please contact us to assist you in your booking. Call ${care}.`
}

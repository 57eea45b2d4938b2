import type { ServerBooking } from '@portal/domain'
import { toPortalBooking, visibleLines } from '@portal/domain'

/** What is in the cart by the row in the database. */
export function visibleNames(booking: ServerBooking): string[] {
  return visibleLines(toPortalBooking(booking).quotedProducts)
    .map(({ name }) => name)
    .sort()
}

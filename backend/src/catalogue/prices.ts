import { priceListFor } from '@portal/domain'
import type { PriceList } from '@portal/domain'
import type { PracticeRow } from '../db/schema/practice'

/** The price list of a stored practice [OPEN-84]. */
export function priceListOf({ hasPortalAccess, pricing }: PracticeRow): PriceList {
  return priceListFor({ cstm: { has_portal_access_c: hasPortalAccess, pricing_information_c: pricing } })
}

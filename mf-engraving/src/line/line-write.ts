import { apiKey } from '@portal/api-client'
import type { Endpoint } from '@portal/api-client'
import { getEngraving } from '@portal/api-client/contract/engraving'
import type { Engraving } from '@portal/domain'
import type { Update } from '@portal/writes'

/** How a write goes to a line's engraving: it answers the engraving as it is then, and changes what else is named. */
export function lineWrite({ bookingId, quotedProductId: lineId }: Engraving, ...others: readonly Endpoint[]) {
  const params = { id: bookingId, lineId }
  const upon = apiKey(getEngraving, { params })
  return { params, options: { bookingId, upon, updates: (now: Engraving): Update[] => [[upon, now], ...others] } }
}

import { apiKey } from '@portal/api-client'
import type { Endpoint } from '@portal/api-client'
import { getEngraving } from '@portal/api-client/contract/engraving'
import type { Engraving } from '@portal/domain'
import type { Update } from '@portal/writes'
import type { LineAddress } from './line-address'

/** Inputs of the three calls of every engraving screen. */
export const lineInputs = ({ bookingId: id, quotedProductId: lineId }: Omit<LineAddress, 'staff'>) => ({
  booking: { params: { id } },
  product: { params: { id }, query: { quoted_product_id: lineId } },
  engraving: { params: { id, lineId } },
})

/** Options for writes to a line's engraving: the answer replaces the engraving, and `others` are read again. */
export function lineWrite({ bookingId, quotedProductId: lineId }: Engraving, ...others: readonly Endpoint[]) {
  const params = { id: bookingId, lineId }
  const upon = apiKey(getEngraving, { params })
  return { params, options: { bookingId, upon, updates: (now: Engraving): Update[] => [[upon, now], ...others] } }
}

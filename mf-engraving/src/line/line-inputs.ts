import type { LineAddress } from './line-address'

/** What the three calls are made with that every screen of a line begins with. */
export const lineInputs = ({ bookingId: id, quotedProductId: lineId }: Omit<LineAddress, 'staff'>) => ({
  booking: { params: { id } },
  product: { params: { id }, query: { quoted_product_id: lineId } },
  engraving: { params: { id, lineId } },
})

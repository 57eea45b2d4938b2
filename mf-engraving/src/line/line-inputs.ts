import type { LineAddress } from './line-address'

/** Inputs of the three calls of every engraving screen. */
export const lineInputs = ({ bookingId: id, quotedProductId: lineId }: Omit<LineAddress, 'staff'>) => ({
  booking: { params: { id } },
  product: { params: { id }, query: { quoted_product_id: lineId } },
  engraving: { params: { id, lineId } },
})

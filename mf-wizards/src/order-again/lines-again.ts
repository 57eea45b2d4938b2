import { newLine } from '@portal/domain'
import type { PortalBooking, QuotedLine } from '@portal/domain'

/** The server's check of one line of the former order. */
export interface AvailableLine {
  readonly line_id: string
  readonly quantity: number
}

/** The available lines for the new order, with the same choices and engraving. The server sets names and prices. */
export function linesAgain({ quotedProducts }: PortalBooking, found: readonly AvailableLine[]): QuotedLine[] {
  return found.flatMap(({ line_id: id, quantity }) => {
    const before = quotedProducts.find((line) => line.id === id)
    if (!before || quantity === 0) return []
    const { actualProductIdC: productId, name, engravingText, packageProductsC } = before
    const line = newLine({ id: productId ?? '', name }, `again-${id}`)
    return [{ ...line, quantity, engravingText, packageProductsC }]
  })
}

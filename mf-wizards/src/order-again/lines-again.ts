import { newLine } from '@portal/domain'
import type { PortalBooking, QuotedLine } from '@portal/domain'

/** What the server has found of a line of the order before. */
export interface FoundLine {
  readonly line_id: string
  readonly quantity: number
}

/** The lines of a new order: what can be had, with the same choices and words. The server names them and their prices. */
export function linesAgain({ quotedProducts }: PortalBooking, found: readonly FoundLine[]): QuotedLine[] {
  return found.flatMap(({ line_id: id, quantity }) => {
    const before = quotedProducts.find((line) => line.id === id)
    if (!before || quantity === 0) return []
    const { actualProductIdC: productId, name, engravingText, packageProductsC } = before
    const line = newLine({ id: productId ?? '', name }, `again-${id}`)
    return [{ ...line, quantity, engravingText, packageProductsC }]
  })
}

import { TOTAL_LABEL, cartTotal, formatMoney, lineTotal, toCartLine, visibleLines } from '@portal/domain'
import type { PortalBooking, PriceVisibility, QuotedLine } from '@portal/domain'

export interface PriceLine {
  readonly id: string
  readonly name: string
  /** Chosen options and engraving, each on its own line. */
  readonly details: readonly string[]
  readonly quantity: number
  /** null while prices are hidden. */
  readonly amount: string | null
}

export interface PriceSummary {
  readonly lines: readonly PriceLine[]
  /** Heading of the price column; null while prices are hidden. */
  readonly column: string | null
  readonly total: { readonly label: string; readonly amount: string } | null
}

type Priced = Pick<PortalBooking, 'quotedProducts' | 'collection_fee' | 'return_fee'>

/** The order with both travel costs as lines of quantity 1 [WIZ-118, OPEN-58]; no amounts with 'No price'. */
export function priceSummary(booking: Priced, { visible, column }: PriceVisibility): PriceSummary {
  const { quotedProducts, collection_fee: collectionFee, return_fee: returnFee } = booking
  const travel = (id: string, name: string, fee: number | null): PriceLine => ({
    id,
    name,
    details: [],
    quantity: 1,
    amount: visible ? formatFee(fee) : null,
  })
  const total = formatMoney(cartTotal({ lines: quotedProducts, collectionFee, returnFee }))
  return {
    lines: [
      ...visibleLines(quotedProducts).map((line) => itemLine(line, visible)),
      travel('collection', 'Collection Travel Cost', collectionFee),
      travel('return', 'Return Travel Cost', returnFee),
    ],
    column: visible ? column : null,
    total: visible ? { label: TOTAL_LABEL, amount: total } : null,
  }
}

function itemLine(line: QuotedLine, visible: boolean): PriceLine {
  const options = toCartLine(line).childProductsCartFormat.map(({ name, engravingText }) =>
    engravingText ? `${name}: ${engravingText}` : name,
  )
  return {
    id: line.id || (line.editId ?? line.name),
    name: line.name,
    details: [...options, ...(line.engravingText ? [`Engraving: ${line.engravingText}`] : [])],
    quantity: line.quantity,
    amount: visible ? formatMoney(lineTotal(line)) : null,
  }
}

/** A fee that the provider has not set is not in the total; 0 is a fee. */
function formatFee(fee: number | null): string {
  return fee === null ? 'To be confirmed' : formatMoney(fee)
}

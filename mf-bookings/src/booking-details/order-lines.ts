import { formatMoney, lineTotal, toCartLine, visibleLines } from '@portal/domain'
import type { CartLine, PortalBooking } from '@portal/domain'

/** A line of the order as it is read. */
export interface OrderLine {
  readonly key: string
  readonly name: string
  readonly options: readonly string[]
  readonly engraving: string
  readonly quantity: number
  readonly unitPrice: string
  readonly amount: string
}

/** An amount that the provider has not set yet [OPEN-58]. */
const UNSET = 'To be confirmed'

/** Products of a booking and both travel costs [BKG-41, WIZ-118]. */
export function orderLines(booking: PortalBooking): OrderLine[] {
  const products = visibleLines(booking.quotedProducts).map(toCartLine)
  return [
    ...products.map(productLine),
    travelLine('Collection Travel Cost', booking.collection_fee),
    travelLine('Return Travel Cost', booking.return_fee),
  ]
}

function productLine(line: CartLine, index: number): OrderLine {
  return {
    key: line.id || `line-${index}`,
    name: line.name,
    options: line.childProductsCartFormat.map(({ name }) => name),
    engraving: line.engravingText ?? '',
    quantity: line.quantity,
    unitPrice: formatMoney(line.unitPrice) || UNSET,
    amount: line.unitPrice === null ? UNSET : formatMoney(lineTotal(line)),
  }
}

function travelLine(name: string, fee: number | null): OrderLine {
  const price = formatMoney(fee) || UNSET
  return { key: name, name, options: [], engraving: '', quantity: 1, unitPrice: price, amount: price }
}

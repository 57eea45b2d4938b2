import { FEES } from '../fee/fees'
import type { FeeKey } from '../fee/fees'
import { FEE_KEYS, bookingFees, includedFees, displayedFees } from '../fee/rules'
import type { FeesOfBooking, PartialFees } from '../fee/rules'
import { costOf, sumOf } from '../money/rules'
import type { QuotedLine } from '../quoted-line/schema'
import { partsOf } from './parts'
import type { LinePart, PackageContent } from './parts'

/** Ordered lines and fees. */
export interface Order {
  readonly lines: readonly QuotedLine[]
  readonly fees: PartialFees
  /** Fees included in the price of an item [OPEN-96]. */
  readonly included?: readonly FeeKey[]
}

/**
 * `toBeConfirmed`: the provider has not set the amount, so it is not in the total. `included`: part of an item's price
 * [OPEN-96]. 0 is an amount [OPEN-58].
 */
export type OrderAmount = number | 'toBeConfirmed' | 'included'

/** A displayed line of the order [WIZ-118, BKG-41, CAT-43]. */
export interface OrderLine extends LinePart {
  readonly kind: 'item' | 'fee'
  readonly key: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: OrderAmount
  /** Price of the line with its child products. */
  readonly amount: OrderAmount
  readonly engravingText: string | null
  /** Contents of a package, each with its own choices. */
  readonly contents: readonly PackageContent[]
  /** The quoted line; null for a fee. */
  readonly line: QuotedLine | null
}

export type ItemLine = OrderLine & { readonly line: QuotedLine }

/** The order of a booking of the pages. */
export function orderOf(
  booking: FeesOfBooking & { readonly quotedProducts: readonly QuotedLine[]; readonly serviceType: string },
): Order {
  const { quotedProducts: lines, serviceType } = booking
  const fees = displayedFees(serviceType, bookingFees(booking), visibleLines(lines).length > 0)
  return { lines, fees, included: includedFees(serviceType, lines) }
}

/** Items, then each fee as a line of quantity 1 [WIZ-118]. */
export function orderLines(order: Order): OrderLine[] {
  return [...itemLines(order.lines), ...feeLines(order)]
}

/** Lines that an order lists: no deleted lines, children of a listed line, or travel lines [OPEN-58]. */
export function visibleLines(lines: readonly QuotedLine[]): QuotedLine[] {
  const present = lines.filter(isPresent)
  const ids = new Set(present.map((line) => line.id).filter(Boolean))
  return present.filter((line) => !(line.parentProductId && ids.has(line.parentProductId)))
}

export function itemLines(lines: readonly QuotedLine[]): ItemLine[] {
  return visibleLines(lines).map(itemLine)
}

const NOTHING_CHOSEN = { options: [], isBlank: false, engravingText: null, contents: [], line: null }

export function feeLines({ fees, included = [] }: Omit<Order, 'lines'>): OrderLine[] {
  const isPart = (key: FeeKey) => fees[key] !== undefined
  return FEE_KEYS.filter(isPart).map((key) => {
    const amount = fees[key] === 0 && included.includes(key) ? 'included' : (fees[key] ?? 'toBeConfirmed')
    const { label: name } = FEES[key]
    return { ...NOTHING_CHOSEN, kind: 'fee', key, name, quantity: 1, unitPrice: amount, amount }
  })
}

function itemLine(line: QuotedLine, index: number): ItemLine {
  const { id, editId, name, quantity, unitPrice, engravingText, childProducts } = line
  const isPriced = unitPrice !== null
  return {
    kind: 'item',
    key: id || editId || `new-${index}`,
    name,
    quantity,
    unitPrice: isPriced ? unitPrice : 'toBeConfirmed',
    amount: isPriced ? sumOf([line, ...childProducts].map(priceOf)) : 'toBeConfirmed',
    engravingText,
    ...partsOf(line),
    line,
  }
}

/** Items plus fees, each counted once. Amounts to be confirmed count as 0 [DOM-48, OPEN-58]. */
export function orderTotal({ lines, fees }: Order): number {
  const counted = new Map<string, PricedLine>()
  lines.filter(isPresent).forEach((line, index) => {
    counted.set(line.id || `new-${index}`, line)
    // A child with its own line has the same id and counts once.
    for (const child of line.childProducts) if (!counted.has(child.id)) counted.set(child.id, child)
  })
  return sumOf([...[...counted.values()].map(priceOf), ...Object.values(fees)])
}

type PricedLine = Pick<QuotedLine, 'unitPrice' | 'quantity'>
const priceOf = ({ unitPrice, quantity }: PricedLine) => costOf(unitPrice, quantity)
const isPresent = (line: QuotedLine) => !line.deleted && !line.isHomeCollection

import { sumOf } from '../money/rules'
import { priceVisibility } from './rules'
import type { PricingFacts } from './rules'

/** Which catalogue amounts a practice sees; null hides all amounts [OPEN-84]. */
export type PriceList = 'listPrice' | 'baseRate' | null

/** Amounts of a product on each price list of the provider. */
export interface PriceListAmounts {
  readonly listPrice: number
  readonly baseRate: number
  /** Temporary list price. */
  readonly discountPrice?: number | null | undefined
}

/** The discount price if it is below the list price. The pricebook has no discounts [OPEN-101]. */
export function reducedPrice({ listPrice, discountPrice }: Omit<PriceListAmounts, 'baseRate'>): number | null {
  return discountPrice != null && discountPrice >= 0 && discountPrice < listPrice ? discountPrice : null
}

/** The present amounts, with the discount price as list price if there is one. */
export function currentAmounts(amounts: PriceListAmounts): PriceListAmounts {
  return { listPrice: reducedPrice(amounts) ?? amounts.listPrice, baseRate: amounts.baseRate }
}

/**
 * Price list of a practice: base rate for Pricebook, otherwise list price, if prices are visible [DOM-50, DOM-51,
 * OPEN-84].
 */
export function priceListFor(practice: PricingFacts | null | undefined): PriceList {
  const { visible, column } = priceVisibility(practice)
  if (!visible) return null
  return column === 'Pricebook' ? 'baseRate' : 'listPrice'
}

/** The amount that a practice with this price list sees; null if prices are hidden. */
export function amountOn(list: PriceList, amounts: PriceListAmounts): number | null {
  return list === null ? null : currentAmounts(amounts)[list]
}

/** Amounts of a line: its product plus its chosen options, to the cent. */
export function lineAmounts(product: PriceListAmounts, options: readonly PriceListAmounts[]): PriceListAmounts {
  const parts = [product, ...options].map(currentAmounts)
  const sum = (list: NonNullable<PriceList>) => sumOf(parts.map((each) => each[list]))
  return { listPrice: sum('listPrice'), baseRate: sum('baseRate') }
}

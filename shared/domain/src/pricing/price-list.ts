import { sumOf } from '../money/rules'
import { priceVisibility } from './rules'
import type { PricingFacts } from './rules'

/** Which of the catalogue's amounts a practice sees; null hides them all [OPEN-84]. */
export type PriceList = 'listPrice' | 'baseRate' | null

/** What something costs on each of the provider's price lists. */
export interface ListedAmounts {
  readonly listPrice: number
  readonly baseRate: number
  /** On the list for now. */
  readonly discountPrice?: number | null | undefined
}

/** The discount price, while it is below the list price; the pricebook has none [OPEN-101]. */
export function reducedPrice({ listPrice, discountPrice }: Omit<ListedAmounts, 'baseRate'>): number | null {
  return discountPrice != null && discountPrice >= 0 && discountPrice < listPrice ? discountPrice : null
}

/** What something costs now: on the list the discount price, while there is one. */
export function currentAmounts(amounts: ListedAmounts): ListedAmounts {
  return { listPrice: reducedPrice(amounts) ?? amounts.listPrice, baseRate: amounts.baseRate }
}

/** Pricebook practices see the base rate, others that see prices the list price [DOM-50, DOM-51, OPEN-84]. */
export function priceListFor(practice: PricingFacts | null | undefined): PriceList {
  const { visible, column } = priceVisibility(practice)
  if (!visible) return null
  return column === 'Pricebook' ? 'baseRate' : 'listPrice'
}

/** The amount a practice with that price list sees; null while prices are hidden. */
export function amountOn(list: PriceList, amounts: ListedAmounts): number | null {
  return list === null ? null : currentAmounts(amounts)[list]
}

/** A line costs its product and the options chosen for it; to the cent. */
export function lineAmounts(product: ListedAmounts, options: readonly ListedAmounts[]): ListedAmounts {
  const parts = [product, ...options].map(currentAmounts)
  const sum = (list: NonNullable<PriceList>) => sumOf(parts.map((each) => each[list]))
  return { listPrice: sum('listPrice'), baseRate: sum('baseRate') }
}

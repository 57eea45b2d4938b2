import { sumOf } from '../money/rules'
import { priceVisibility } from './rules'
import type { PricingFacts } from './rules'

/** Which of the catalogue's amounts a practice sees; null hides them all [OPEN-84]. */
export type PriceList = 'listPrice' | 'baseRate' | null

/** What something costs on each of the provider's price lists. */
export interface ListedAmounts {
  readonly listPrice: number
  readonly baseRate: number
}

/** Pricebook practices see the base rate, others that see prices the list price [DOM-50, DOM-51, OPEN-84]. */
export function priceListFor(practice: PricingFacts | null | undefined): PriceList {
  const { visible, column } = priceVisibility(practice)
  if (!visible) return null
  return column === 'Pricebook' ? 'baseRate' : 'listPrice'
}

/** The amount a practice with that price list sees; null while prices are hidden. */
export function amountOn(list: PriceList, amounts: ListedAmounts): number | null {
  return list === null ? null : amounts[list]
}

/** A line costs its product and the options chosen for it; to the cent. */
export function lineAmounts(product: ListedAmounts, options: readonly ListedAmounts[]): ListedAmounts {
  const sum = (list: keyof ListedAmounts) => sumOf([product, ...options].map((each) => each[list]))
  return { listPrice: sum('listPrice'), baseRate: sum('baseRate') }
}

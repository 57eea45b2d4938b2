import { priceVisibility } from '@portal/domain'
import type { PracticeRow } from '../auth/session'

/** Which of the catalogue's amounts a practice sees; null hides them all [OPEN-84]. */
export type PriceList = 'listPrice' | 'baseRate' | null

export function priceListOf(practice: Pick<PracticeRow, 'hasPortalAccess' | 'pricing'>): PriceList {
  const { visible, column } = priceVisibility({
    cstm: { has_portal_access_c: practice.hasPortalAccess, pricing_information_c: practice.pricing },
  })
  if (!visible) return null
  return column === 'Pricebook' ? 'baseRate' : 'listPrice'
}

export function amountOn(
  list: PriceList,
  amounts: { readonly listPrice: number; readonly baseRate: number },
): number | null {
  return list === null ? null : amounts[list]
}

interface Amounts {
  readonly listPrice: number
  readonly baseRate: number
}

/** A line costs its product and the options chosen for it; reckoned in cents. */
export function lineAmounts(product: Amounts, options: readonly Amounts[]): Amounts {
  const sum = (key: keyof Amounts) =>
    [product, ...options].reduce((cents, each) => cents + Math.round(each[key] * 100), 0) / 100
  return { listPrice: sum('listPrice'), baseRate: sum('baseRate') }
}

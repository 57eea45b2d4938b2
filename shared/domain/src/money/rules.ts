import { roundToHundredths } from '../value/rules'

/** Said beside every price: it includes GST [OPEN-269]. */
export const INC_GST = 'inc GST'

/** Heading of every total: prices include GST [DOM-49]. */
export const TOTAL_LABEL = `Total (${INC_GST})` as const

/** An amount that is absent counts nothing. */
type Amount = number | null | undefined

/** Dollars in whole cents, in which sums have no binary dust; half a cent is rounded up. */
export function toCents(amount: Amount): number {
  return Math.round(roundToHundredths(amount ?? 0) * 100)
}

/** Dollars with no more than two decimals, half a cent rounded up: 10.075 is 10.08. */
export function roundToCents(amount: number): number {
  return roundToHundredths(amount)
}

export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((cents: number, amount) => cents + toCents(amount), 0) / 100
}

/** What a quantity costs at a unit price [DOM-48]. */
export function costOf(unitPrice: Amount, quantity: number): number {
  return (toCents(unitPrice) * quantity) / 100
}

/** The GST in an amount that includes it: of 110 parts, 10 are GST. */
export function gstOf(amountIncludingGst: number): number {
  return roundToCents(toCents(amountIncludingGst) / 11 / 100)
}

/** The amount before GST; with `gstOf` it gives the whole to the cent. */
export function withoutGst(amountIncludingGst: number): number {
  return sumOf([amountIncludingGst, -gstOf(amountIncludingGst)])
}

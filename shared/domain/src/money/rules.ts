import { roundToHundredths } from '../value/rules'

/** Shown beside every price, because prices include GST [OPEN-269]. */
export const INC_GST = 'inc GST'

/** Label of every total: prices include GST [DOM-49]. */
export const TOTAL_LABEL = `Total (${INC_GST})` as const

/** A missing amount counts as 0. */
type Amount = number | null | undefined

/** Converts dollars to whole cents, which add exactly. Rounds half a cent up. */
export function toCents(amount: Amount): number {
  return Math.round(roundToHundredths(amount ?? 0) * 100)
}

/** Rounds dollars to cents, half a cent up: 10.075 becomes 10.08. */
export function roundToCents(amount: number): number {
  return roundToHundredths(amount)
}

export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((cents: number, amount) => cents + toCents(amount), 0) / 100
}

/** Unit price times quantity [DOM-48]. */
export function costOf(unitPrice: Amount, quantity: number): number {
  return (toCents(unitPrice) * quantity) / 100
}

/** The GST in an amount that includes it: an eleventh. */
export function gstOf(amountIncludingGst: number): number {
  return roundToCents(toCents(amountIncludingGst) / 11 / 100)
}

/** The amount before GST. Added to `gstOf` it gives the full amount to the cent. */
export function withoutGst(amountIncludingGst: number): number {
  return sumOf([amountIncludingGst, -gstOf(amountIncludingGst)])
}

import { formatMoment } from '../date/format'
import type { Moment } from '../date/format'
import { roundToCents } from '../money/rules'
import { roundToHundredths } from '../value/rules'

type MaybeMoment = Moment | null | undefined

/** In tables [BKG-27]. */
export function formatTableDate(moment: MaybeMoment): string {
  return formatMoment(moment, 'HH:mm D-MMM-YYYY')
}

/** In details [BKG-42]. */
export function formatDetailsDate(moment: MaybeMoment): string {
  return formatMoment(moment, 'hh:mma, ddd D MMM YYYY')
}

export function formatDate(moment: MaybeMoment): string {
  return formatMoment(moment, 'D MMM YYYY')
}

/** In letters and documents. */
export function formatLongDate(moment: MaybeMoment): string {
  return formatMoment(moment, 'D MMMM YYYY')
}

/*
 * Without `Intl`: its first use loads the browser's tables, which on a slow computer takes longer than to draw the page.
 */
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The time of a moment just past by the clock on this computer's wall, in no other place than beside the work itself. */
export function formatClock(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** A whole number, with a comma before each three digits. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Two decimals [DOM-49]; '' when there is no amount. */
export function formatMoney(amount: number | null | undefined): string {
  if (amount == null || !Number.isFinite(amount)) return ''
  const rounded = roundToCents(amount)
  const [dollars = '', cents] = Math.abs(rounded).toFixed(2).split('.')
  return `${rounded < 0 ? '-' : ''}$${formatCount(Number(dollars))}.${cents}`
}

/** Two decimals and the unit; '' when there is none [DOM-46]. */
export function formatWeight(kg: number | null | undefined): string {
  return kg == null || !Number.isFinite(kg) ? '' : `${roundToHundredths(kg).toFixed(2)} kg`
}

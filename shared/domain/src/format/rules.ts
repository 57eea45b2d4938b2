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

const clock = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hour12: false })

/** The time of a moment just past by the clock on this computer's wall, in no other place than beside the work itself. */
export function formatClock(moment: Date): string {
  return clock.format(moment)
}

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** Two decimals [DOM-49]; '' when there is no amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null || !Number.isFinite(amount) ? '' : dollars.format(roundToCents(amount))
}

/** Two decimals and the unit; '' when there is none [DOM-46]. */
export function formatWeight(kg: number | null | undefined): string {
  return kg == null || !Number.isFinite(kg) ? '' : `${roundToHundredths(kg).toFixed(2)} kg`
}

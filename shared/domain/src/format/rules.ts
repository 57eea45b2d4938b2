import { formatMoment } from '../date/rules'
import type { Moment } from '../date/rules'
import { timeZoneName } from '../date/time-zones'
import type { TimeZone } from '../date/time-zones'
import { roundToCents } from '../money/rules'
import { roundToHundredths } from '../value/rules'

type MaybeMoment = Moment | null | undefined

/** Time and day for tables [BKG-27], in the time zone of the practice [OPEN-126]. */
export function formatTableDate(moment: MaybeMoment, zone: TimeZone): string {
  return formatMoment(moment, 'HH:mm D-MMM-YYYY', zone)
}

/** Time and day for details pages [BKG-42]. */
export function formatDetailsDate(moment: MaybeMoment, zone: TimeZone): string {
  return formatMoment(moment, 'hh:mma, ddd D MMM YYYY', zone)
}

export function formatDate(moment: MaybeMoment, zone: TimeZone): string {
  return formatMoment(moment, 'D MMM YYYY', zone)
}

/** Day for letters and documents. */
export function formatLongDate(moment: MaybeMoment, zone: TimeZone): string {
  return formatMoment(moment, 'D MMMM YYYY', zone)
}

export function formatClock(moment: MaybeMoment, zone: TimeZone): string {
  return formatMoment(moment, 'HH:mm', zone)
}

/** When an office opens again: '8 am Monday', '8.30 am Monday' [OPEN-137]. */
export function formatOpening(moment: MaybeMoment, zone: TimeZone): string {
  const isFullHour = formatMoment(moment, 'mm', zone) === '00'
  return formatMoment(moment, isFullHour ? 'h a dddd' : 'h.mm a dddd', zone)
}

/** A calendar day, YYYY-MM-DD, which has no time zone. */
export function formatDay(day: string | null | undefined): string {
  return formatMoment(day, 'D MMM YYYY', 'UTC')
}

/** A calendar day in letters and documents. */
export function formatLongDay(day: string | null | undefined): string {
  return formatMoment(day, 'D MMMM YYYY', 'UTC')
}

/** A time with its zone: '13:21, Perth time' [OPEN-126]. */
export function withTimeZone(time: string, zone: TimeZone): string {
  return time && `${time}, ${timeZoneName(zone)}`
}

/** A whole number with thousands separators. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** An amount with two decimals [DOM-49]; '' for no amount. */
export function formatMoney(amount: number | null | undefined): string {
  if (amount == null || !Number.isFinite(amount)) return ''
  const rounded = roundToCents(amount)
  const [dollars = '', cents] = Math.abs(rounded).toFixed(2).split('.')
  return `${rounded < 0 ? '-' : ''}$${formatCount(Number(dollars))}.${cents}`
}

/** A weight with two decimals and its unit; '' for no weight [DOM-46]. */
export function formatWeight(kg: number | null | undefined): string {
  return kg == null || !Number.isFinite(kg) ? '' : `${roundToHundredths(kg).toFixed(2)} kg`
}

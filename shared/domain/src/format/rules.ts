import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

type Moment = string | Date | null | undefined

/** All dates are shown in UTC [SHL-61]; '' for no or no valid date. */
function formatUtc(moment: Moment, pattern: string): string {
  if (!moment) return ''
  const day = dayjs.utc(moment)
  return day.isValid() ? day.format(pattern) : ''
}

/** [BKG-27] */
export const formatTableDate = (moment: Moment) => formatUtc(moment, 'HH:mm D-MMM-YYYY')

/** [BKG-42] */
export const formatDetailsDate = (moment: Moment) => formatUtc(moment, 'hh:mma, ddd D MMM YYYY')

export const formatDate = (moment: Moment) => formatUtc(moment, 'D MMM YYYY')

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** Two decimals [DOM-49]; '' when there is no amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null || !Number.isFinite(amount) ? '' : dollars.format(amount)
}

/** Two decimals and the unit; '' when there is none [DOM-46]. */
export function formatWeight(kg: number | null | undefined): string {
  return kg == null || !Number.isFinite(kg) ? '' : `${kg.toFixed(2)} kg`
}

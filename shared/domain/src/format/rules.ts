import { roundToCents } from '../money/rules'
import { roundToHundredths } from '../value/rules'

type Moment = string | Date | null | undefined

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** All dates are shown in UTC [SHL-61]; '' for no or no valid date. */
function inUtc(moment: Moment, write: (date: Date) => string): string {
  const date = moment ? new Date(moment) : null
  return !date || Number.isNaN(date.getTime()) ? '' : write(date)
}

const dayOf = (date: Date, separator: string) =>
  [date.getUTCDate(), MONTHS[date.getUTCMonth()], date.getUTCFullYear()].join(separator)

/** 'HH:mm D-MMM-YYYY' [BKG-27] */
export function formatTableDate(moment: Moment): string {
  return inUtc(
    moment,
    (date) => `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} ${dayOf(date, '-')}`,
  )
}

/** 'hh:mma, ddd D MMM YYYY' [BKG-42] */
export function formatDetailsDate(moment: Moment): string {
  return inUtc(moment, (date) => {
    const hours = date.getUTCHours()
    const time = `${twoDigits(hours % 12 || 12)}:${twoDigits(date.getUTCMinutes())}`
    return `${time}${hours < 12 ? 'am' : 'pm'}, ${DAYS[date.getUTCDay()]} ${dayOf(date, ' ')}`
  })
}

/** 'D MMM YYYY' */
export function formatDate(moment: Moment): string {
  return inUtc(moment, (date) => dayOf(date, ' '))
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

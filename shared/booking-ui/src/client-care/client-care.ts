import { clientCarePhone } from '@portal/domain'
import { careHoursInWords, clientCareInWords, namesClientCare } from '@portal/domain-bundled/care-hours'
import type { CareHours } from '@portal/domain'

/** Client Care's number as displayed, without line breaks [PRA-31]. */
export function clientCareNumber(phone: string): string {
  return clientCarePhone(phone).replaceAll(' ', '\u00a0')
}

/** 'Client Care on 08 9200 0000 (<hours>)'; without a number only the name. */
export const clientCare = (phone: string, hours: string | null): string =>
  clientCareInWords(clientCareNumber(phone), hours)

export const inBrackets = (hours: string | null): string => (hours ? ` (${hours})` : '')

/**
 * The hours in Client Care's own time zone, for places without the practice's: owners' pages and texts about a booking
 * [OPEN-137].
 */
export function careHours(hours: CareHours | null): string | null {
  return hours && careHoursInWords(hours)
}

/** A refusal with who to call, unless the server's sentence says it already [OPEN-360]. */
export const withClientCare = (sentence: string, care: string): string =>
  namesClientCare(sentence) ? sentence : `${sentence} For help, call ${care}.`

/** Asks to try again, or to call somebody, after a failure that may happen again. */
export function retryOrCall(phone: string, hours: string | null): string {
  return `Try again, or call ${clientCare(phone, hours)}.`
}

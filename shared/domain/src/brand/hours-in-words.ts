import { timeZoneName } from '../date/time-zone-name'
import type { CareHours } from './hours'

/** When Client Care answers, by its own clock: 'Monday to Friday, 08:00 to 17:00, Perth time' [OPEN-137]. */
export function careHoursInWords({ opens, closes, time_zone: zone }: CareHours): string {
  return `Monday to Friday, ${opens} to ${closes}, ${timeZoneName(zone)}`
}

/** Client Care as every sentence names it: 'Client Care on 08 9200 0000 (<hours>)'; without a number the name alone [OPEN-360]. */
export function clientCareInWords(number: string, hours: string | null): string {
  if (!number) return CLIENT_CARE
  return `${CLIENT_CARE} on ${number}${hours ? ` (${hours})` : ''}`
}

/** A refusal in words that says whom to call needs no second number behind it. */
export const namesClientCare = (said: string): boolean => said.includes(CLIENT_CARE)

const CLIENT_CARE = 'Client Care'

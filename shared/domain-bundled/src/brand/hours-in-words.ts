import { timeZoneName } from '@portal/domain'
import type { CareHours } from '@portal/domain'

/** Hours of Client Care in its own time zone: 'Monday to Friday, 08:00 to 17:00, Perth time' [OPEN-137]. */
export function careHoursInWords({ opens, closes, time_zone: zone }: CareHours): string {
  return `Monday to Friday, ${opens} to ${closes}, ${timeZoneName(zone)}`
}

/**
 * Client Care as sentences name it: 'Client Care on 08 9200 0000 (<hours>)'; without a number, the name only
 * [OPEN-360].
 */
export function clientCareInWords(number: string, hours: string | null): string {
  if (!number) return CLIENT_CARE
  return `${CLIENT_CARE} on ${number}${hours ? ` (${hours})` : ''}`
}

/** Whether a sentence names Client Care, so that no number needs to be added. */
export const namesClientCare = (sentence: string): boolean => sentence.includes(CLIENT_CARE)

const CLIENT_CARE = 'Client Care'

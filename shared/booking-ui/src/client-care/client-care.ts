import { clientCarePhone } from '@portal/domain'
import { careHoursInWords } from '@portal/domain/care-hours'
import type { CareHours } from '@portal/domain'

/** The number of Client Care as people read it, never broken over two lines [PRA-31]. */
export function clientCareNumber(phone: string): string {
  return clientCarePhone(phone).replaceAll(' ', '\u00a0')
}

/** 'Client Care on 08 9200 0000', with its hours where they help; without a number just the name. */
export function clientCare(phone: string, hours: string | null = null): string {
  return phone ? `Client Care on ${clientCareNumber(phone)}${inBrackets(hours)}` : 'Client Care'
}

export const inBrackets = (hours: string | null): string => (hours ? ` (${hours})` : '')

/** By Client Care's own clock, for pages that reckon no times: those of owners, and a booking's [OPEN-137]. */
export function careHours(hours: CareHours | null): string | null {
  return hours && careHoursInWords(hours)
}

/** What to do when something goes wrong again. */
export function retryOrCall(phone: string, hours: string | null = null): string {
  return `Try again, or call ${clientCare(phone, hours)}.`
}

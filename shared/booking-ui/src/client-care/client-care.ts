import { clientCarePhone } from '@portal/domain'

/** The number of Client Care as people read it, never broken over two lines [PRA-31]. */
export function clientCareNumber(phone: string): string {
  return clientCarePhone(phone).replaceAll(' ', '\u00a0')
}

/** 'Client Care on 08 9200 0000'; without a number just the name. */
export function clientCare(phone: string): string {
  return phone ? `Client Care on ${clientCareNumber(phone)}` : 'Client Care'
}

/** What to do when something goes wrong again. */
export function retryOrCall(phone: string): string {
  return `Try again, or call ${clientCare(phone)}.`
}

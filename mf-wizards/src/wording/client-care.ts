import { formatPhone } from '@portal/domain'

/** The phone of client care as people read it, kept on one line [PRA-31]. */
export const clientCarePhone = (phone: string) => formatPhone(phone, '2-4-4').replaceAll(' ', '\u00a0')

const byPhone = (phone: string) => (phone ? ` on ${clientCarePhone(phone)}` : '')

/** [SHL-63, OPEN-36] */
export function horseAndLivestockText(phone: string): string {
  return `Horse and livestock bookings are not taken online. Contact Client Care${byPhone(phone)}.`
}

/** [WIZ-107] */
export function lockedDetailsText(phone: string): string {
  return `This booking is submitted. To change owner or pet details, contact Client Care${byPhone(phone)}.`
}

/** What to do when something goes wrong again. */
export function orCallText(phone: string): string {
  return phone ? `Try again, or call Client Care${byPhone(phone)}.` : 'Try again.'
}

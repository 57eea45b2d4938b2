import { clientCare } from '@portal/booking-ui'

/** [SHL-63, OPEN-36] */
export function horseAndLivestockText(phone: string): string {
  return `Horse and livestock bookings are not taken online. Contact ${clientCare(phone)}.`
}

/** [WIZ-107] */
export function lockedDetailsText(phone: string): string {
  return `This booking is submitted. To change owner or pet details, contact ${clientCare(phone)}.`
}

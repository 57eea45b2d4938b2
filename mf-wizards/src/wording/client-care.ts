/** [SHL-63, OPEN-36] */
export function horseAndLivestockText(care: string): string {
  return `Horse and livestock bookings are not taken online. Contact ${care}.`
}

/** [WIZ-107] */
export function lockedDetailsText(care: string): string {
  return `This booking is submitted. To change owner or pet details, contact ${care}.`
}

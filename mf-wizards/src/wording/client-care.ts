/** [SHL-63, OPEN-36] */
export function horseAndLivestockText(care: string): string {
  return `Horse and livestock bookings are not taken online. Contact ${care}.`
}

/** [OPEN-337] */
export function noPlainCommunalText(care: string): string {
  return `A communal cremation without a keepsake is not booked online. To book one, call ${care}.`
}

/** [WIZ-107] */
export function lockedDetailsText(care: string): string {
  return `This booking is submitted. To change owner or pet details, contact ${care}.`
}

interface OpenDetails {
  readonly weightEditable: boolean
  readonly hasCollection: boolean
  readonly hasItems: boolean
}

/** Text about the parts of a submitted booking that can still be changed; shown before the locked ones [OPEN-233]. */
export function openDetailsText({ weightEditable, hasCollection, hasItems }: OpenDetails): string {
  const open = [
    ...(weightEditable ? ["the pet's weight"] : []),
    'the special instructions',
    ...(hasCollection ? ['the collection'] : []),
    ...(hasItems ? ['the items, in the next step'] : []),
  ]
  const last = open.at(-1)
  return `You can change ${open.length > 1 ? `${open.slice(0, -1).join(', ')} and ${last}` : last}.`
}

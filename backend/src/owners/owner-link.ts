import type { PortalAddress } from '../services/portal-address'
import type { LineReference } from './present-line'

/** The verify page of a line at the public origin of the practice's brand. */
export function ownerLink(
  portal: PortalAddress,
  brand: string,
  { bookingId, lineId }: Omit<LineReference, 'practiceId'>,
): string {
  return portal(brand, `/engraving/verify/${bookingId}/${lineId}`)
}

import { BRANDS, DEFAULT_BRAND } from '@portal/brand'
import type { PortalAddress } from '../services/portal-address'
import { ownerLink } from './owner-link'
import type { OwnersLine, PresentLine } from './present-line'
import type { Facts } from './texts'

/** What the texts tell of an engraving as it is now. */
export function factsOf(portal: PortalAddress, of: OwnersLine, present: PresentLine): Facts {
  const { booking, productName, practice, brand, request } = present
  return {
    petName: booking.petFirstName,
    productName,
    orderId: String(booking.orderId),
    ownerLink: ownerLink(portal, practice.brand, of),
    bookingLink: portal(practice.brand, `/booking/${booking.id}`),
    proofLink: null,
    answerBy: request?.answerBy ?? null,
    practice,
    brand: brand ? { name: brand.name, phone: brand.phoneWork } : BRANDS[DEFAULT_BRAND],
  }
}

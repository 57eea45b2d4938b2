import { BRANDS, DEFAULT_BRAND } from '@portal/brand'
import { withoutLinks } from '@portal/domain/link-like'
import type { Deps } from '../deps'
import { proofLink } from '../services/proof-link'
import { practiceDay } from '../practice/clock'
import { clientCareOfBrand } from '../practice/client-care'
import type { RequestedLine } from './waiting-plaques'
import type { LineReference, PresentLine } from './present-line'
import type { MessageFacts } from '../emails/owner-texts'
import { OWNER_CODE } from './owner-code'
import type { PortalAddress } from '../services/portal-address'

/** Facts of an engraving for the message texts. */
export function factsOf(
  { portal, links, now }: Pick<Deps, 'portal' | 'links' | 'now'>,
  of: LineReference,
  present: PresentLine,
  others: readonly RequestedLine[] = [],
): MessageFacts {
  const { booking, productName, practice, brand, request, approvedAt, ended } = present
  const proof = approvedAt && proofLink(links, of, approvedAt, now())
  return {
    // A clinic types these names, and phones would turn some into links [OPEN-328].
    ownerName: withoutLinks(booking.ownerFirstName),
    petName: withoutLinks(booking.petFirstName),
    productName,
    noun: [present, ...others.map((other) => other.present)].some(({ isWords }) => isWords) ? 'engraving' : 'plaque',
    otherProducts: others.map((other) => other.present.productName),
    ended: ended && { why: ended.why, day: practiceDay(practice, ended.at) },
    orderId: String(booking.orderId),
    ownerLink: ownerLink(portal, practice.brand, present.ownerCode),
    bookingLink: portal(practice.brand, `/booking/${booking.id}`),
    proofLink: proof && portal(practice.brand, proof),
    answerBy: request?.answerBy ?? null,
    ownerPhone: booking.ownerPhone,
    practice,
    brandName: (brand ?? BRANDS[DEFAULT_BRAND]).name,
    clientCare: clientCareOfBrand(brand ?? { code: DEFAULT_BRAND, phoneWork: BRANDS[DEFAULT_BRAND].phone }),
  }
}

/** The short address of a line's page, on the site of the practice's brand [OPEN-381]. */
export const ownerLink = (portal: PortalAddress, brand: string, ownerCode: string): string =>
  portal(brand, `/${OWNER_CODE}/${ownerCode}`)

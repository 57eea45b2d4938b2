import { proofEnd } from '@portal/domain/plaque'
import type { SignedLinks } from './signed-links'
import { API_FILES } from '@portal/server'

export const PROOFS = API_FILES.proofs

/** The engraving of a line. */
interface Line {
  readonly bookingId: string
  readonly lineId: string
}

/** Where the proof of a line's approval is opened, without its signature. */
const proofAddress = ({ bookingId, lineId }: Line) =>
  `/api/${PROOFS}/${encodeURIComponent(bookingId)}/${encodeURIComponent(lineId)}`

/** Where anybody who was given the link finds the proof of an approval, for 30 days; null afterwards [OPEN-112]. */
export function proofLink(links: SignedLinks, of: Line, approvedAt: Date, now: Date): string | null {
  const end = proofEnd(approvedAt)
  const address = proofAddress(of)
  return now < end ? `${address}?${links.signUntil(address, end)}` : null
}

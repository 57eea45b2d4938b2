import { proofEnd } from '@portal/domain/plaque'
import type { SignedLinks } from './signed-links'
import { API_FILES } from '@portal/server'

export const PROOFS = API_FILES.proofs

interface Line {
  readonly bookingId: string
  readonly lineId: string
}

/** URL of an approval's proof, without its signature. */
const proofAddress = ({ bookingId, lineId }: Line) =>
  `/api/${PROOFS}/${encodeURIComponent(bookingId)}/${encodeURIComponent(lineId)}`

/** Signed URL of an approval's proof, valid for 30 days; null afterwards [OPEN-112]. */
export function proofLink(links: SignedLinks, of: Line, approvedAt: Date, now: Date): string | null {
  const end = proofEnd(approvedAt)
  const address = proofAddress(of)
  return now < end ? `${address}?${links.signUntil(address, end)}` : null
}

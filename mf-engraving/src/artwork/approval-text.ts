import { formatDate, formatDetailsDate, withTimeZone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { proofEnd } from '@portal/domain/plaque'
import type { ApprovalMethod, Engraving } from '@portal/domain/plaque'

export type Approval = NonNullable<Engraving['approval']>

/** How an owner told staff, in words. */
export const WAY_TEXTS: Readonly<Record<ApprovalMethod, string>> = {
  phone: 'by phone',
  inPerson: 'in person',
  letter: 'by letter',
}

/** Text of an approval: by whom and when; if staff approved for the owner, how the owner told them. */
export function approvedText({ by, as, method, at }: Approval, ownerFirstName: string, zone: TimeZone): string {
  const when = `on ${withTimeZone(formatDetailsDate(at, zone), zone)}`
  if (as === 'client' || method === null) return `Approved by ${by} ${when}`
  return `Approved for ${ownerFirstName || 'the owner'} ${WAY_TEXTS[method]}, by ${by} ${when}`
}

/** Last day of the proof's link. */
export const proofEnds = ({ at }: Approval, zone: TimeZone) => formatDate(proofEnd(at), zone)

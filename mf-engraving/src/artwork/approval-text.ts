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

/** Who approved it and when; if staff did for the owner, how the owner told them. */
export function approvedText({ by, as, method, at }: Approval, ownerFirstName: string, zone: TimeZone): string {
  const when = `on ${withTimeZone(formatDetailsDate(at, zone), zone)}`
  if (as === 'client' || method === null) return `Approved by ${by} ${when}`
  return `Approved for ${ownerFirstName || 'the owner'} ${WAY_TEXTS[method]}, by ${by} ${when}`
}

type Asked = Pick<Engraving, 'current' | 'received' | 'petName'>

/** What an owner is asked to read: what the clinic has prepared, or the plaque with the owner's own changes. */
export function requestText({ current, received, petName }: Asked, clinicName: string): string {
  const isWords = Boolean(current?.record.words)
  const what = received
    ? `This is the plaque for ${petName} with your changes.`
    : `${clinicName || 'Your clinic'} has prepared ${isWords ? 'these words' : 'this plaque'} for ${petName}.`
  return `${what} Please read ${isWords ? 'them' : 'it'} slowly, letter by letter.`
}

/** Last day of the proof's link. */
export const proofEnds = ({ at }: Approval, zone: TimeZone) => formatDate(proofEnd(at), zone)

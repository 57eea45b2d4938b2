import type { TimeZone } from '@portal/domain'
import { buttonClass } from '@portal/ui'
import { proofEnds } from './approval-text'
import type { Approval } from './approval-text'

/** Link to the proof of the approval, until it expires. */
export function ProofLink({ approval, timeZone }: { approval: Approval; timeZone: TimeZone }) {
  if (approval.proofUrl === null) return null
  return (
    <p>
      <a href={approval.proofUrl} className={buttonClass('secondary')} target="_blank" rel="noopener">
        Keep a copy (PDF)
      </a>
      <span>{` until ${proofEnds(approval, timeZone)}`}</span>
    </p>
  )
}

import type { TimeZone } from '@portal/domain'
import { buttonClass } from '@portal/ui'
import { proofEnds } from './approval-words'
import type { Approval } from './approval-words'

/** The proof of what was approved, to keep; gone once its link has ended. */
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

import { useState } from 'react'
import { approveEngraving } from '@portal/api-client/contract/engraving'
import type { ApprovalMethod, SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { useWrite } from '@portal/writes'
import { useCare } from '../contact/use-care'
import { lineWrite } from '../line/line-calls'
import { decisionFailure } from './approval-errors'

/** A version and its picture as shown on the screen. */
export interface ShownArtwork {
  readonly version: SavedVersion
  readonly blob: Blob
}

export interface ApprovalInput {
  readonly shown: ShownArtwork
  /** SHA-256 of the bytes that were shown. */
  readonly sha256: string
  /** How the owner told staff. */
  readonly method: ApprovalMethod | null
}

/**
 * Approves the shown version and picture [ENG-15]. If another was saved meanwhile, nothing is approved and both are
 * shown.
 */
export function useApproval(engraving: Engraving, onApproved: () => void) {
  const care = useCare()
  const { params, options } = lineWrite(engraving)
  const { run, isBusy, failure } = useWrite(approveEngraving, { action: 'approve engraving', ...options })
  const [isApproved, setApproved] = useState(false)
  const [refused, setRefused] = useState(0)
  const [before, setBefore] = useState<ShownArtwork | null>(null)
  const approve = async ({ shown, sha256, method }: ApprovalInput) => {
    const { isDone, error } = await run({ params, version: shown.version.version, body: { sha256, method } })
    if (isDone) {
      setApproved(true)
      onApproved()
    } else if (error?.kind === 'version') {
      setBefore(shown)
      setRefused((times) => times + 1)
    }
  }
  const isOther = before !== null && before.version.version !== engraving.current?.version
  return {
    approve,
    // Stays busy while the thank-you page loads.
    isBusy: isBusy || isApproved,
    failure: failure && !isOther ? decisionFailure(failure, 'Nothing is approved yet.', care) : null,
    seenBefore: isOther ? before : null,
    /** How often the shown bytes were not those stored for this version; the picture is then loaded again. */
    refused: isOther ? 0 : refused,
  }
}

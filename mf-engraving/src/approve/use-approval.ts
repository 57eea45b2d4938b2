import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey, toApiError } from '@portal/api-client'
import { approveEngraving, getEngraving } from '@portal/api-client/contract/engraving'
import type { ApprovalWay, SavedVersion } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'
import { decisionFailure } from './approval-errors'

/** A version and its picture as they were on the screen. */
export interface Seen {
  readonly version: SavedVersion
  readonly blob: Blob
}

export interface Approving {
  readonly seen: Seen
  /** Of the very bytes that were shown. */
  readonly sha256: string
  /** How the owner gave staff their word. */
  readonly way: ApprovalWay | null
}

/**
 * Approves the version and the picture that are on the screen [ENG-15]. Another one that was saved meanwhile is not
 * approved: it comes to the screen, beside the one that was looked at.
 */
export function useApproval(engraving: Engraving, onApproved: () => void) {
  const { report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const send = useWrite(approveEngraving)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState(0)
  const [before, setBefore] = useState<Seen | null>(null)
  const { bookingId, quotedProductId: lineId, current } = engraving
  const params = { id: bookingId, lineId }
  const key = apiKey(getEngraving, { params })
  const approve = async ({ seen, sha256, way }: Approving) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await mutate(key, await send({ params, version: seen.version.version, body: { sha256, way } }), false)
      onApproved()
    } catch (fault) {
      const error = toApiError(fault)
      report(error, { action: 'approve engraving', bookingId })
      if (error.kind === 'version') {
        await mutate(key)
        setBefore(seen)
        setRefused((times) => times + 1)
      }
      setFailure(decisionFailure(error, 'Nothing is approved yet.'))
      setBusy(false)
    }
  }
  const isOther = before !== null && before.version.version !== current?.version
  return {
    approve,
    isBusy,
    failure: isOther ? null : failure,
    seenBefore: isOther ? before : null,
    /** How often what was on the screen turned out not to be what is stored as this version: it is read anew. */
    refused: isOther ? 0 : refused,
  }
}

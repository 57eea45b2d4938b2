import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey, toApiError } from '@portal/api-client'
import { approveEngraving, getEngraving } from '@portal/api-client/contract/engraving'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'
import { decisionFailure } from './decision-errors'

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
  const [seen, setSeen] = useState<Engraving['current']>(null)
  const { bookingId, quotedProductId: lineId, current } = engraving
  const key = apiKey(getEngraving, { params: { id: bookingId, lineId } })
  const approve = async () => {
    if (isBusy || !current?.sha256) return
    setBusy(true)
    setFailure(null)
    try {
      const { sha256, version } = current
      await mutate(key, await send({ params: { id: bookingId, lineId }, version, body: { sha256 } }), false)
      onApproved()
    } catch (fault) {
      const error = toApiError(fault)
      report(error, { action: 'approve engraving', bookingId })
      if (error.kind === 'version') {
        setSeen(current)
        await mutate(key)
      } else setFailure(decisionFailure(error, 'Nothing is approved yet.'))
      setBusy(false)
    }
  }
  const isOther = seen !== null && seen.sha256 !== current?.sha256
  return { approve, isBusy, failure, seenBefore: isOther ? seen : null }
}

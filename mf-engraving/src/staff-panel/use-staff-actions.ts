import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey, invalidate, toApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { getEngraving, renewApproval, unlockEngraving } from '@portal/api-client/contract/engraving'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'

type Action = 'unlock' | 'renew'

/** Opening a locked line and asking once more; the booking shows the state afterwards. */
export function useStaffActions({ bookingId, quotedProductId: lineId, version }: Engraving) {
  const { report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const [sendUnlock, sendRenew] = [useWrite(unlockEngraving), useWrite(renewApproval)]
  const [busy, setBusy] = useState<Action | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const params = { id: bookingId, lineId }
  const key = apiKey(getEngraving, { params })
  const run = async (action: Action, send: () => Promise<Engraving>) => {
    if (busy) return
    setBusy(action)
    setFailure(null)
    try {
      await mutate(key, await send(), false)
      await invalidate(mutate, getBooking)
    } catch (fault) {
      const error = toApiError(fault)
      report(error, { action: `${action} engraving`, bookingId })
      setFailure(`${error.kind === 'conflict' ? error.message : 'It did not arrive.'} Nothing has changed; try again.`)
      if (error.kind === 'version') await mutate(key)
    }
    setBusy(null)
  }
  return {
    busy,
    failure,
    unlock: () => run('unlock', () => sendUnlock({ params })),
    renew: () => run('renew', () => sendRenew({ params, version })),
  }
}

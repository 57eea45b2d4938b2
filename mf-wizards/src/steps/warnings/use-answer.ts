import { useState } from 'react'
import type { Warning, WarningAnswer } from '@portal/domain'
import { useClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import type { WizardState } from '../../booking/wizard-state'
import { warningFailure } from '../../wording/failures'

/** Saves an answer with the booking; returns whether warnings remain, or null when it failed. */
export function useAnswer({ booking, runner }: WizardState) {
  const { report } = usePortalHost()
  const care = useClientCare()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const answer = async ({ key }: Warning, warningAnswer: WarningAnswer): Promise<'open' | 'done' | null> => {
    setBusy(true)
    setFailure('')
    const end = await runner.ask({ kind: 'warningAnswer', answers: { [key]: warningAnswer }, seen: booking.version })
    setBusy(false)
    if (end.kind === 'saved') return end.booking.warnings.length > 0 ? 'open' : 'done'
    const error = end.kind === 'failed' ? end.error : null
    report(error, { action: 'keep the answer to a warning', bookingId: booking.id, orderId: booking.orderId })
    setFailure(warningFailure(error, care))
    return null
  }
  return { answer, isBusy, failure }
}

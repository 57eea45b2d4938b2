import { useState } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { CONFLICT_REASON, FORM_ERROR } from '@portal/forms'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'
import type { TaskEnd } from '../../booking/session/tasks'
import type { WizardState } from '../../booking/wizard-state'
import { firstStepFailure, instructionsFailure } from '../../wording/failures'
import type { Failure } from '../../wording/failures'
import type { WarningEnd } from '../warnings/WarningDialog'
import { refusedFields } from './refused-fields'

/** Results that keep the wizard at the step; no text when the page already shows the reason. */
const STAYS = {
  saved: undefined,
  unanswered: { [FORM_ERROR]: CONFLICT_REASON },
  asking: { [FORM_ERROR]: '' },
  changed: { [FORM_ERROR]: '' },
  typedOn: { [FORM_ERROR]: 'You kept typing while we saved. Press Next again to save the rest.' },
}

/** Saves the step; returns why it failed. */
export function useOwnerPetSave({ booking, kind, runner }: WizardState) {
  const { report } = usePortalHost()
  const care = useClientCare()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { askWarnings, onWarningEnd } = useWarnings()

  const stepErrors = ({ error, isBookingSaved }: Extract<TaskEnd, { readonly kind: 'failed' }>) => {
    const action = isBookingSaved ? 'save special instructions' : 'save owner and pet'
    report(error, { action, bookingId: booking.id, orderId: booking.orderId })
    const marked = refusedFields(error)
    const words = isBookingSaved
      ? instructionsFailure(error, care)
      : firstStepFailure(error, { care, namesFields: kind !== 'referral' })
    if (Object.keys(marked).length > 0) return { ...marked, [FORM_ERROR]: words.text }
    setFailure(words)
    // Stays at the step; the alert shows the text.
    return { [FORM_ERROR]: '' }
  }
  const submit = async (values: OwnerPetValues): Promise<ReturnType<typeof stepErrors> | undefined> => {
    setFailure(null)
    const end = await runner.ask({ kind: 'ownerPet', values })
    if (end.kind === 'failed') return stepErrors(end)
    if (end.kind !== 'saved' || end.booking.warnings.length === 0) return STAYS[end.kind]
    const answer = await askWarnings()
    if (answer === 'answered') return undefined
    return answer === 'stays' ? { [FORM_ERROR]: '' } : submit(answer)
  }
  return { failure, closeFailure: () => setFailure(null), submit, onWarningEnd }
}

/** Resolves once the warnings about the saved booking are answered; `onWarningEnd` is set while they are shown. */
function useWarnings() {
  const [end, setEnd] = useState<{ readonly tell: (end: WarningEnd) => void } | null>(null)
  const askWarnings = async () => {
    const answer = await new Promise<WarningEnd>((tell) => setEnd({ tell }))
    setEnd(null)
    return answer
  }
  return { askWarnings, onWarningEnd: end?.tell }
}

import { useState, useSyncExternalStore } from 'react'
import type { PortalBooking } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { CONFLICT_REASON, FORM_ERROR } from '@portal/forms'
import type { Side } from '@portal/forms'
import type { WizardState } from '../../booking/wizard-state'
import { firstStepFailure } from '../../wording/failures'
import type { Failure } from '../../wording/failures'
import { OwnerPetSave } from './owner-pet-save'
import type { FormValues } from './owner-pet-save'
import { SharedValues } from './shared-values'
import type { Base } from './shared-values'
import { refusedFields } from './submit'
import type { OwnerPetValues } from './values'

/** Why the wizard stays at the step; where the page shows it by itself, no words. */
const STAYS = {
  saved: undefined,
  unanswered: { [FORM_ERROR]: CONFLICT_REASON },
  asking: { [FORM_ERROR]: '' },
  typedOn: { [FORM_ERROR]: 'You typed on while this was being saved. Press Next once more to save that too.' },
}

/** Saves the step, keeps what is typed, and brings it together with what others save meanwhile. */
export function useOwnerPetSave(state: WizardState, start: Base) {
  const { brand, practice, report, notify } = usePortalHost()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isKept, setKept] = useState(true)
  const [save] = useState(() => new OwnerPetSave(new SharedValues(start, practice), state.locked))
  const { conflicts, answers, isOpen, met } = useSyncExternalStore(save.shared.subscribe, save.shared.read)
  const { booking, kind } = state
  const onTaken = (labels: readonly string[]) =>
    notify({ tone: 'info', text: `Somebody else has changed this booking. Taken over: ${labels.join(', ')}.` })
  const page = { state, practice, onTaken }

  const told = (error: unknown) => {
    report(error, { action: 'save owner and pet', bookingId: booking.id, orderId: booking.orderId })
    const marked = refusedFields(error)
    const words = firstStepFailure(error, { phone: brand.phone_work, namesFields: kind !== 'referral' })
    if (Object.keys(marked).length > 0) return { ...marked, [FORM_ERROR]: words.text }
    setFailure(words)
    // Keeps the wizard here; the words stand in the alert.
    return { [FORM_ERROR]: '' }
  }
  const submit = async (typed: OwnerPetValues) => {
    setFailure(null)
    const end = await save.submit(page, typed)
    return end.is === 'failed' ? told(end.error) : STAYS[end.is]
  }
  return {
    failure,
    closeFailure: () => setFailure(null),
    submit,
    isKept,
    remember: (values: OwnerPetValues) => setKept(save.remember(page, values)),
    shared: { conflicts, answers, isOpen, met },
    follow: (newer: PortalBooking) => save.follow(page, newer),
    answer: (name: string, side: Side) => save.answer(page, name, side),
    forgetLate: () => save.forgetLate(page),
    bindForm: (values: FormValues) => save.bindForm(values),
  }
}

import { useState } from 'react'
import { bookingOptionBySlug, skipOwnerDefault } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { FormShell } from '@portal/forms'
import type { StepProps } from '@portal/forms'
import { Alert } from '@portal/ui'
import { lockedDetailsText } from '../../wording/client-care'
import { StepAlert } from '../StepAlert'
import { asksForCollection, canEnterWeight } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { useFocusAskedFor } from '../change-link'
import { STEP_HASH } from '../../plan/steps'
import { CollectionSection } from './CollectionSection'
import { toOwnerPetValues } from './convert'
import { ownerPetErrors } from './errors'
import { OWNER_PET_FORM } from './form-id'
import { InstructionsSection } from './InstructionsSection'
import { withKeptWords } from './kept-words'
import { OwnerSection } from './OwnerSection'
import { PetSection } from './PetSection'
import { restoreOwnerPetValues, restoredBase } from './restore'
import { LeftOut } from './LeftOut'
import { withLockedFields } from './merge-values'
import { SharedWork } from './SharedWork'
import { useOwnerPetSave } from './use-owner-pet-save'
import type { OwnerPetValues } from './values'

const NOT_KEPT = 'This browser does not keep what you type. Press Next before you leave or reload this page.'
const SKIP_FIXED = 'Owner details are never part of this kind of booking.'

/** Owner, pet, special instructions and, for some bookings, the collection. */
export function OwnerPetStep({ state }: StepProps<WizardState>) {
  const host = usePortalHost()
  const start = useStart(state)
  const weightEditable = canEnterWeight(state)
  const hasCollection = asksForCollection(state)
  const save = useOwnerPetSave(state, start.base)
  const { failure, closeFailure, submit, remember, isKept } = save
  useFocusAskedFor()
  const rules = {
    locked: state.locked,
    weightEditable,
    hasCollection,
    practice: host.practice,
    clientCarePhone: host.brand.phone_work,
  }
  return (
    <FormShell<OwnerPetValues>
      id={OWNER_PET_FORM}
      asStep
      initialValues={start.values}
      validate={(values) => ownerPetErrors(values, rules)}
      onSubmit={submit}
      onChange={remember}
      alert={failure && <StepAlert failure={failure} onClose={closeFailure} />}
    >
      {state.locked && <Alert kind="info">{lockedDetailsText(host.brand.phone_work)}</Alert>}
      <LeftOut state={state} />
      {!isKept && <Alert kind="warning">{NOT_KEPT}</Alert>}
      <SharedWork booking={state.booking} save={save} />
      <OwnerSection locked={state.locked} skipFixed={start.skipFixed ? SKIP_FIXED : undefined} />
      <PetSection locked={state.locked} weightEditable={weightEditable} />
      {hasCollection && <CollectionSection />}
      <InstructionsSection />
    </FormShell>
  )
}

/** What the form starts from: what was typed before a reload, else the booking. */
function useStart(state: WizardState) {
  const { booking, draft } = state
  const { practice } = usePortalHost()
  const [start] = useState(() => {
    const unsaved = draft.unsaved(STEP_HASH.ownerPet)
    const saved = withKeptWords(toOwnerPetValues(booking), draft.stored?.keptWords)
    const typed = unsaved ? restoreOwnerPetValues(unsaved.values) : saved
    const values = state.locked ? withLockedFields(typed, saved, canEnterWeight(state)) : typed
    const { locked } = skipOwnerDefault(bookingOptionBySlug(booking.bookingOptionSelected?.slug), practice)
    return {
      values: locked ? { ...values, skipOwner: true } : values,
      skipFixed: locked,
      base: unsaved ? restoredBase(unsaved) : { version: booking.version, values: saved },
    }
  })
  return start
}

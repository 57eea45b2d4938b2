import { useState } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { ownerNeeds } from '@portal/domain-bundled/booking-errors'
import { FormShell } from '@portal/forms'
import type { StepProps } from '@portal/forms'
import { Alert } from '@portal/ui'
import { StepAlert } from '../StepAlert'
import { LateWarningDialog } from '../warnings/LateWarnings'
import { asksForCollection, canEnterWeight } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { useFocusLinkedField } from '../change-link'
import { CollectionSection } from './CollectionSection'
import { Columns } from './Columns'
import { ownerPetErrors } from './errors'
import { OWNER_PET_FORM } from './form-id'
import { LockedColumns } from './LockedColumns'
import { LockedState } from './LockedState'
import { OwnerSection } from './OwnerSection'
import { PatientCard } from './PatientCard'
import { PetSection } from './PetSection'
import { LeftOut } from './LeftOut'
import { SharedWork } from './SharedWork'
import { startOfStep } from './start'
import { useOwnerPetSave } from './use-owner-pet-save'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

const NOT_KEPT = 'This browser does not keep what you type. Press Next before you leave or reload this page.'
const SKIP_FIXED = 'Owner details are never part of this kind of booking.'

/** Owner, pet, special instructions and, for some bookings, the collection. */
export function OwnerPetStep({ state }: StepProps<WizardState>) {
  const host = usePortalHost()
  const care = useClientCare()
  const [start] = useState(() => startOfStep(state))
  const weightEditable = canEnterWeight(state)
  const hasCollection = asksForCollection(state)
  const { failure, closeFailure, submit, onWarningEnd } = useOwnerPetSave(state)
  const { send } = state.runner
  useFocusLinkedField()
  const needs = ownerNeeds(state.kind, state.booking.serviceType)
  const rules = {
    needs,
    locked: state.locked,
    weightEditable,
    hasCollection,
    practice: host.practice,
    care,
  }
  return (
    <FormShell<OwnerPetValues>
      id={OWNER_PET_FORM}
      asStep
      initialValues={start.values}
      validate={(values) => ownerPetErrors(values, rules)}
      onSubmit={submit}
      onChange={(values) => send({ kind: 'typingPaused', values })}
      alert={failure && <StepAlert failure={failure} onClose={closeFailure} />}
    >
      {state.locked && <LockedState state={state} />}
      <LeftOut state={state} onRead={() => send({ kind: 'lateValuesRead' })} />
      {!state.session.isDraftSaved && <Alert kind="warning">{NOT_KEPT}</Alert>}
      <SharedWork state={state} start={start} />
      {onWarningEnd && <LateWarningDialog state={state} onEnd={onWarningEnd} />}
      {!state.locked && <PatientCard />}
      {state.locked ? (
        <LockedColumns state={state} />
      ) : (
        <Columns
          owner={
            <OwnerSection
              bookingId={state.booking.id}
              needsStreet={needs.isSentTo}
              skipFixed={start.skipFixed ? SKIP_FIXED : undefined}
            />
          }
          pet={<PetSection />}
          collection={hasCollection && <CollectionSection />}
        />
      )}
    </FormShell>
  )
}

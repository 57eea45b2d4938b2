import { useRef, useState } from 'react'
import { bookingOptionBySlug, skipOwnerDefault } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { FORM_ERROR, FormShell } from '@portal/forms'
import type { StepProps } from '@portal/forms'
import { Alert } from '@portal/ui'
import { lockedDetailsText } from '../../wording/client-care'
import { firstStepFailure } from '../../wording/failures'
import type { Failure } from '../../wording/failures'
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
import { restoreOwnerPetValues } from './restore'
import { refusedFields, saveOwnerPet } from './submit'
import type { OwnerPetValues } from './values'

const NOT_KEPT = 'This browser does not keep what you type. Press Next before you leave or reload this page.'
const SKIP_FIXED = 'Owner details are never part of this kind of booking.'

/** Owner, pet, special instructions and, for some bookings, the collection. */
export function OwnerPetStep({ state }: StepProps<WizardState>) {
  const host = usePortalHost()
  const start = useStart(state)
  const weightEditable = canEnterWeight(state)
  const hasCollection = asksForCollection(state)
  const { failure, setFailure, submit, reload, remember, isKept } = useOwnerPetSave(state, start.version)
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
      alert={failure && <StepAlert failure={failure} onClose={() => setFailure(null)} onReload={() => void reload()} />}
    >
      {state.locked && <Alert kind="info">{lockedDetailsText(host.brand.phone_work)}</Alert>}
      {!isKept && <Alert kind="warning">{NOT_KEPT}</Alert>}
      <OwnerSection locked={state.locked} skipFixed={start.skipFixed ? SKIP_FIXED : undefined} />
      <PetSection locked={state.locked} weightEditable={weightEditable} />
      {hasCollection && <CollectionSection />}
      <InstructionsSection />
    </FormShell>
  )
}

/** What the form starts from: what was typed before a reload, else the booking. */
function useStart({ booking, draft }: WizardState) {
  const { practice } = usePortalHost()
  const [start] = useState(() => {
    const unsaved = draft.unsaved(STEP_HASH.ownerPet)
    const values = unsaved
      ? restoreOwnerPetValues(unsaved.values)
      : withKeptWords(toOwnerPetValues(booking), draft.stored?.keptWords)
    const { locked } = skipOwnerDefault(bookingOptionBySlug(booking.bookingOptionSelected?.slug), practice)
    return {
      values: locked ? { ...values, skipOwner: true } : values,
      skipFixed: locked,
      version: unsaved?.version ?? booking.version,
    }
  })
  return start
}

function useOwnerPetSave(state: WizardState, startVersion: number) {
  const { brand, practice, report, notify } = usePortalHost()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isKept, setKept] = useState(true)
  const seen = useRef(startVersion)
  const isSaved = useRef(false)
  const { booking, draft, writer, kind } = state

  const onSaved = (version: number) => {
    seen.current = version
  }
  const submit = async (values: OwnerPetValues) => {
    setFailure(null)
    // Kept before it is sent: a reload in the middle must find the latest words.
    draft.keepUnsaved(STEP_HASH.ownerPet, { version: seen.current, values })
    try {
      await saveOwnerPet({ state, values, practice, seen: seen.current, onSaved })
      isSaved.current = true
    } catch (error) {
      report(error, { action: 'save owner and pet', bookingId: booking.id, orderId: booking.orderId })
      const marked = refusedFields(error)
      const told = firstStepFailure(error, { phone: brand.phone_work, namesFields: kind !== 'referral' })
      if (Object.keys(marked).length > 0) return { ...marked, [FORM_ERROR]: told.text }
      setFailure(told)
      // Keeps the wizard here; the words stand in the alert.
      return { [FORM_ERROR]: '' }
    }
  }
  const reload = async () => {
    try {
      seen.current = (await writer.reload())?.version ?? 0
      setFailure(null)
      notify({
        tone: 'info',
        text: 'The booking is loaded again. What you entered is kept: check it, then save.',
      })
    } catch (error) {
      report(error, { action: 'load the booking again', bookingId: booking.id, orderId: booking.orderId })
    }
  }
  const remember = (values: OwnerPetValues) => {
    // The form tells its last change once more when it goes away, which is after a successful save.
    if (!isSaved.current) setKept(draft.keepUnsaved(STEP_HASH.ownerPet, { version: seen.current, values }))
  }
  return { failure, setFailure, submit, reload, remember, isKept }
}

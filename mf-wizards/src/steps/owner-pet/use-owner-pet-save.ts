import { useRef, useState, useSyncExternalStore } from 'react'
import type { PortalBooking } from '@portal/domain'
import { sameValue } from '@portal/domain/merge'
import { usePortalHost } from '@portal/federation'
import { CONFLICT_REASON, FORM_ERROR } from '@portal/forms'
import type { Side } from '@portal/forms'
import { isOutdated } from '../../booking/booking-writer'
import { isSubmitted } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { firstStepFailure } from '../../wording/failures'
import type { Failure } from '../../wording/failures'
import { leftOut } from '../left-out'
import { toOwnerPetValues } from './convert'
import { withLockedFields } from './merge-values'
import { SharedValues } from './shared-values'
import type { Base } from './shared-values'
import { refusedFields, saveOwnerPet } from './submit'
import type { OwnerPetValues } from './values'

/** The open form's values: what stands in the fields now. */
export interface FormValues {
  read(): OwnerPetValues
  write(values: OwnerPetValues): void
}

const MOST_TRIES = 3

/** Saves the step, keeps what is typed, and brings it together with what others save meanwhile. */
export function useOwnerPetSave(state: WizardState, start: Base) {
  const { brand, practice, report, notify } = usePortalHost()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isKept, setKept] = useState(true)
  const [shared] = useState(() => new SharedValues(start, practice))
  const { conflicts, answers, isOpen, met } = useSyncExternalStore(shared.subscribe, shared.read)
  const form = useRef<FormValues>(null)
  const isSaved = useRef(false)
  const { booking, draft, writer, kind } = state
  const context = { bookingId: booking.id, orderId: booking.orderId }

  const keep = (values: OwnerPetValues) => {
    const { version, values: base } = shared.read().base
    const isTyped = !sameValue(values, base)
    return draft.keepUnsaved(STEP_HASH.ownerPet, isTyped ? { version, values, base } : null)
  }
  /** Reads the fields themselves: somebody may have typed, or the merge may have been made, since they were sent. */
  const meet = (newer: PortalBooking, sent: OwnerPetValues): OwnerPetValues => {
    const mine = form.current?.read() ?? sent
    if (newer.version <= shared.read().met) return mine
    const { values, taken } = shared.meet(newer, mine)
    if (taken.length > 0) {
      notify({ tone: 'info', text: `Somebody else has changed this booking. Taken over: ${taken.join(', ')}.` })
    }
    if (isSubmitted(newer)) form.current?.write(withLockedFields(values, toOwnerPetValues(newer), !newer.pet.weight))
    else {
      form.current?.write(values)
      keep(values)
    }
    return values
  }
  const told = (error: unknown) => {
    report(error, { action: 'save owner and pet', ...context })
    const marked = refusedFields(error)
    const words = firstStepFailure(error, { phone: brand.phone_work, namesFields: kind !== 'referral' })
    if (Object.keys(marked).length > 0) return { ...marked, [FORM_ERROR]: words.text }
    setFailure(words)
    // Keeps the wizard here; the words stand in the alert.
    return { [FORM_ERROR]: '' }
  }
  const submit = async (typed: OwnerPetValues) => {
    setFailure(null)
    if (shared.read().isOpen) return { [FORM_ERROR]: CONFLICT_REASON }
    // Kept before it is sent: a reload in the middle must find the latest words.
    keep(typed)
    let values = typed
    for (let tries = 1; ; tries++) {
      try {
        const saved = await saveOwnerPet({ state, values, practice, seen: shared.read().base.version })
        shared.saved(saved)
        isSaved.current = true
        return
      } catch (error) {
        if (!isOutdated(error) || tries === MOST_TRIES) return told(error)
        const newer = await writer.reload().catch(() => null)
        if (!newer) return told(error)
        values = meet(newer, values)
        if ((isSubmitted(newer) && !state.locked) || shared.read().isOpen) return { [FORM_ERROR]: '' }
      }
    }
  }
  return {
    failure,
    closeFailure: () => setFailure(null),
    submit,
    isKept,
    /** What stands in the form now; told once more when it goes away, which is after a successful save. */
    remember: (values: OwnerPetValues) => {
      // What cannot be saved any more stays in the draft until it was read.
      if (!isSaved.current && leftOut(state, practice).length === 0) setKept(keep(values))
    },
    shared: { conflicts, answers, isOpen, met },
    /** The server's booking is another one by now. */
    follow: (newer: PortalBooking) => void meet(newer, toOwnerPetValues(newer)),
    answer: (name: string, side: Side) => {
      if (!form.current) return
      const values = shared.answer(name, side, form.current.read())
      form.current.write(values)
      keep(values)
    },
    /** Whoever has the form hands it over. */
    bindForm: (values: FormValues) => {
      form.current = values
    },
  }
}

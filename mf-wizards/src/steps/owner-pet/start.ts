import { bookingOptionBySlug, skipOwnerDefault } from '@portal/domain'
import type { VetPractice } from '@portal/domain'
import { canEnterWeight } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { toOwnerPetValues } from './convert'
import { withKeptWords } from './kept-words'
import { withLockedFields } from './merge-values'
import { restoreOwnerPetValues, restoredBase } from './restore'

/** What the form starts from: what was typed before a reload, else the booking. */
export function startOfStep(state: WizardState, practice: VetPractice | null) {
  const { booking, draft } = state
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
}

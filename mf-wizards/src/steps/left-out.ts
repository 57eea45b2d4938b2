import { bookingFieldLabel } from '@portal/booking-ui'
import type { VetPractice } from '@portal/domain'
import { canEnterWeight } from '../booking/wizard-state'
import type { WizardState } from '../booking/wizard-state'
import { STEP_HASH } from '../plan/steps'
import type { FieldChange } from './field-changes'
import { fieldText } from './field-text'
import { toOwnerPetValues } from './owner-pet/convert'
import { changedValues, contentOf, isLockedField, mergeValues } from './owner-pet/merge-values'
import { restoreOwnerPetValues, restoredBase } from './owner-pet/restore'

type Practice = Pick<VetPractice, 'office_location'> | null

/**
 * What was typed and cannot be saved any more, since somebody else has submitted the booking meanwhile: a new booking's
 * wizard ends with that, in one that edits it the fields that are not locked go on.
 */
export function leftOut(state: WizardState, practice: Practice): FieldChange[] {
  const unsaved = state.draft.stored?.unsaved[STEP_HASH.ownerPet]
  if (!state.locked || !unsaved) return []
  const saved = toOwnerPetValues(state.booking)
  const typed = restoreOwnerPetValues(unsaved.values)
  const { values } = mergeValues(restoredBase(unsaved).values, typed, saved, practice)
  const [mine, theirs] = [contentOf(values, practice), contentOf(saved, practice)]
  return changedValues(saved, values, practice)
    .filter((name) => !state.isEdit || isLockedField(name, canEnterWeight(state)))
    .map((name) => ({ label: bookingFieldLabel(name), before: fieldText(name, mine), now: fieldText(name, theirs) }))
}

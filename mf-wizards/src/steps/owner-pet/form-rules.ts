import type { VetPractice } from '@portal/domain'
import type { FormRules } from '../../booking/session/session'
import { toOwnerPetValues, withOwnerPetValues } from './convert'
import { hiddenValues } from './hidden-values'
import { changedValues, isLockedField, mergeValues, copyValues, withLockedFields } from './merge-values'
import { restoreOwnerPetValues, restoredBase } from './restore'

export function formRules(practice: Pick<VetPractice, 'office_location'> | null): FormRules {
  return {
    valuesOf: toOwnerPetValues,
    bookingWith: (booking, values) => withOwnerPetValues(booking, values, practice),
    merge: {
      take: copyValues,
      merge: (base, mine, theirs) => {
        const { values: merged, ...rest } = mergeValues(base, mine, theirs, practice)
        return { merged, ...rest }
      },
    },
    changed: (before, after) => changedValues(before, after, practice),
    isLocked: isLockedField,
    withLocked: withLockedFields,
    restored: restoreOwnerPetValues,
    restoredBase,
    hiddenValues,
  }
}

import { sameValue } from '@portal/domain-bundled/merge'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import type { Slot } from './slot'

export interface FilledForm {
  readonly values: OwnerPetValues
  /** Fields that were filled in. */
  readonly filled: readonly Slot[]
  /** Fields with typed values, which stay unless the user replaces them. */
  readonly unchanged: readonly Slot[]
}

/** Fills empty fields only; typed values are kept [OPEN-190, OPEN-204]. */
export function filledFrom(slots: readonly Slot[], before: OwnerPetValues): FilledForm {
  const open: FilledForm = { values: before, filled: [], unchanged: [] }
  return slots.reduce(({ values, filled, unchanged }, slot) => {
    const stands = slot.stands(values)
    if (stands === '') return { values: slot.put(values), filled: [...filled, slot], unchanged }
    const isSame = plain(stands) === plain(slot.says)
    return { values, filled, unchanged: isSame ? unchanged : [...unchanged, slot] }
  }, open)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d.+]/gu, '')

/** Reverts the filling, but keeps what was typed since. */
export function undoFill(now: OwnerPetValues, before: OwnerPetValues, after: OwnerPetValues): OwnerPetValues {
  const { type, breed, customUnit, ...pet } = now.pet
  const animal = { type, breed, customUnit }
  const isUntouched = sameValue({ ...after.pet, ...animal }, after.pet)
  return {
    ...now,
    owner: { ...now.owner, ...back(now.owner, before.owner, after.owner) },
    pet: {
      ...now.pet,
      ...back(pet, before.pet, after.pet),
      ...(isUntouched && { type: before.pet.type, breed: before.pet.breed, customUnit: before.pet.customUnit }),
    },
    aside: isUntouched ? before.aside : now.aside,
  }
}

/** Reverts the members that still have their filled-in value. */
function back<Part extends object>(now: Partial<Part>, before: Part, after: Part): Partial<Part> {
  const filledValues = new Map<string, unknown>(Object.entries(after))
  const names = new Set(
    Object.entries(now).flatMap(([key, value]) => (sameValue(value, filledValues.get(key)) ? [key] : [])),
  )
  return Object.assign(
    {},
    ...Object.entries(before).flatMap(([key, value]) => (names.has(key) ? [{ [key]: value }] : [])),
  )
}

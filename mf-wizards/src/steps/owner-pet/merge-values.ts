import { emptyBooking } from '@portal/domain'
import type { VetPractice } from '@portal/domain'
import { isLockedField, keysOf, lockedFields } from '@portal/domain/booking-fields'
import { changedFields, mergeBooking } from '@portal/domain/booking-merge'
import type { BookingContent, BookingFieldName } from '@portal/domain/booking-merge'
import { withOwnerPetValues } from './convert'
import { collectionOver, ownerOver } from './kept-words'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

export { isLockedField }

type Practice = Pick<VetPractice, 'office_location'> | null

export interface ValuesMerge {
  /** Mine with all that only the other side changed. */
  readonly values: OwnerPetValues
  readonly fromTheirs: readonly string[]
  readonly conflicts: readonly string[]
}

/** What was typed, put upon what the booking has become since `base`; values are compared as the booking they make. */
export function mergeValues(
  base: OwnerPetValues,
  mine: OwnerPetValues,
  theirs: OwnerPetValues,
  practice: Practice,
): ValuesMerge {
  const content = (values: OwnerPetValues) => contentOf(values, practice)
  const { fromTheirs, conflicts } = mergeBooking(content(base), content(mine), content(theirs))
  return { values: takeValues(mine, theirs, fromTheirs), fromTheirs, conflicts }
}

/** The fields in which two states of the form differ. */
export function changedValues(before: OwnerPetValues, after: OwnerPetValues, practice: Practice): BookingFieldName[] {
  return changedFields(contentOf(before, practice), contentOf(after, practice))
}

/** The first values with the named fields of the second, as they stand in the form. */
export function takeValues(into: OwnerPetValues, from: OwnerPetValues, names: readonly string[]): OwnerPetValues {
  return names.reduce((values, name) => takeOne(values, from, name), into)
}

/** The booking that the form's values make, as far as the form says it. */
export function contentOf(values: OwnerPetValues, practice: Practice): BookingContent {
  return withOwnerPetValues(emptyBooking(), values, practice)
}

/** What was typed, with the locked fields as the server has them. */
export function withLockedFields(
  typed: OwnerPetValues,
  saved: OwnerPetValues,
  weightEditable: boolean,
): OwnerPetValues {
  return takeValues(typed, saved, lockedFields(weightEditable))
}

function takeOne(into: OwnerPetValues, from: OwnerPetValues, name: string): OwnerPetValues {
  const [part, key = ''] = name.split(/\.(.*)/)
  if (part === 'owner' && key === '') return { ...into, skipOwner: from.skipOwner, owner: ownerOver(into.owner, from) }
  if (part === 'owner') return { ...into, owner: withKeys(into.owner, from.owner, keysOf(part, key)) }
  if (part === 'pet') return { ...into, pet: withKeys(into.pet, from.pet, keysOf(part, key)) }
  if (part === 'collection') return { ...into, collection: collectionOver(into.collection, from) }
  return part === 'instructions' ? { ...into, instructions: withRow(into.instructions, from.instructions, key) } : into
}

function withKeys<T extends object>(into: T, from: T, keys: readonly string[]): T {
  return { ...into, ...Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))) }
}

type Rows = OwnerPetValues['instructions']

function withRow(into: Rows, from: Rows, id: string): Rows {
  const row = from.find((each) => each.id === id)
  if (!row) return into.filter((each) => each.id !== id)
  return into.some((each) => each.id === id) ? into.map((each) => (each.id === id ? row : each)) : [...into, row]
}

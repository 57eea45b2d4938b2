import { emptyBooking } from '@portal/domain'
import type { VetPractice } from '@portal/domain'
import { isLockedField, keysOf, lockedFields } from '@portal/domain-bundled/booking-fields'
import { changedFields, mergeBooking } from '@portal/domain-bundled/booking-merge'
import type { BookingContent, BookingFieldName } from '@portal/domain-bundled/booking-merge'
import { withOwnerPetValues } from './convert'
import { collectionOver, ownerOver } from './hidden-values'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

export { isLockedField }

type Practice = Pick<VetPractice, 'office_location'> | null

export interface ValuesMerge {
  /** My values with the changes that only the other side made. */
  readonly values: OwnerPetValues
  readonly fromTheirs: readonly string[]
  readonly conflicts: readonly string[]
}

/** Rebases the typed values onto the newer booking. Values are compared by the booking that they produce. */
export function mergeValues(
  base: OwnerPetValues,
  mine: OwnerPetValues,
  theirs: OwnerPetValues,
  practice: Practice,
): ValuesMerge {
  const content = (values: OwnerPetValues) => contentOf(values, practice)
  const { fromTheirs, conflicts } = mergeBooking(content(base), content(mine), content(theirs))
  return { values: copyValues(mine, theirs, fromTheirs), fromTheirs, conflicts }
}

/** The fields that differ between two states of the form. */
export function changedValues(before: OwnerPetValues, after: OwnerPetValues, practice: Practice): BookingFieldName[] {
  return changedFields(contentOf(before, practice), contentOf(after, practice))
}

/** Returns `into` with the named fields of `from`. */
export function copyValues(into: OwnerPetValues, from: OwnerPetValues, names: readonly string[]): OwnerPetValues {
  return names.reduce((values, name) => takeOne(values, from, name), into)
}

/** The booking content that the form's values produce. */
export function contentOf(values: OwnerPetValues, practice: Practice): BookingContent {
  return withOwnerPetValues(emptyBooking(), values, practice)
}

/** The typed values, with locked fields as on the server. */
export function withLockedFields(
  typed: OwnerPetValues,
  saved: OwnerPetValues,
  weightEditable: boolean,
): OwnerPetValues {
  return copyValues(typed, saved, lockedFields(weightEditable))
}

function takeOne(into: OwnerPetValues, from: OwnerPetValues, name: string): OwnerPetValues {
  const [part = '', key = ''] = name.split(/\.(.*)/)
  if (part === 'owner' && key === '') return { ...into, skipOwner: from.skipOwner, owner: ownerOver(into.owner, from) }
  if (part === 'owner') return { ...into, owner: withKeys(into.owner, from.owner, keysOf(part, key)) }
  if (part === 'pet') return { ...into, pet: withKeys(into.pet, from.pet, keysOf(part, key)) }
  if (Object.hasOwn(into.booking, part)) return { ...into, booking: withKeys(into.booking, from.booking, [part]) }
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

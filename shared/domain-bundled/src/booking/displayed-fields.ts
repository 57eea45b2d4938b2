import { bookingFields } from '@portal/domain'
import type { BookingContent, BookingInput, Owner, Pet } from '@portal/domain'
import { SHOWN_OWNER } from '../owner/shown'
import { SHOWN_PET } from '../pet/shown'
import type { Lock } from '../pet/shown'
import { rowsOf, displayedFields } from '../value/shown-field'
import type { FieldRow, OwnRows, ShownField, ShownName } from '../value/shown-field'
import { SHOWN_BOOKING } from './shown'
import type { LockableField, OwnFieldName } from './shown'

export type { OwnFieldName }

const OWN_NAMES = Object.keys(bookingFields.asked({}))
/** Displayed fields of the booking itself. */
export const OWN_FIELDS = displayedFields<LockableField>(SHOWN_BOOKING).filter(({ name }) => OWN_NAMES.includes(name))
const OWNER = displayedFields<ShownField<Owner>>(SHOWN_OWNER)
const PET = displayedFields<ShownField<Pet> & { readonly lock: Lock }>(SHOWN_PET)

type OwnerName = ShownName<typeof SHOWN_OWNER>
type PetName = ShownName<typeof SHOWN_PET>

/** A field as people see it. Rows of a list use the list's name. */
export type BookingFieldName = OwnFieldName | `owner.${OwnerName}` | `pet.${PetName}`

const FIELDS: Readonly<Record<string, LockableField>> = {
  ...SHOWN_BOOKING,
  ...Object.fromEntries(
    OWNER.map(({ name, label, text }) => {
      return [`owner.${name}`, { label, text: ({ owner }) => text(owner), lock: SHOWN_BOOKING.owner.lock }]
    }),
  ),
  ...Object.fromEntries(
    PET.map(({ name, label, text, lock }) => [`pet.${name}`, { label, text: ({ pet }) => text(pet), lock }]),
  ),
}

/** Parts of a booking that are compared field by field, with their displayed fields. */
export const NOUN_FIELDS = { owner: OWNER, pet: PET } as const

const isFieldName = (name: string): name is BookingFieldName => Object.hasOwn(FIELDS, name)

/** Displayed field of each field of owner and pet. */
const TOLD_AS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOUN_FIELDS).flatMap(([noun, fields]) =>
    fields.flatMap(({ name, keys }) => keys.map((key) => [`${noun}.${key}`, `${noun}.${name}`])),
  ),
)

/** The displayed field for a name from a merge, form or event. Rows are named `<list>.<key>`. */
export function fieldNamed(name: string): BookingFieldName | undefined {
  return [TOLD_AS[name] ?? name, name.slice(0, name.indexOf('.'))].find(isFieldName)
}

/** Label of a field by its name in a merge or event; an unknown name is returned as it is. */
export function bookingFieldLabel(name: string): string {
  return FIELDS[fieldNamed(name) ?? '']?.label ?? name
}

/** Value of a displayed field as text; '' if it is empty. */
export function fieldText(name: BookingFieldName, booking: BookingContent): string {
  return FIELDS[name]?.text(booking) ?? ''
}

/** Whether a submitted booking locks the field of this name [WIZ-106, WIZ-109]. */
export function isLockedField(name: string, weightEditable: boolean): boolean {
  const lock = FIELDS[fieldNamed(name) ?? '']?.lock
  return lock === 'submitted' || (lock === 'submittedAndGiven' && !weightEditable)
}

/** Fields that a submitted booking locks; the owner counts as one field. */
export function lockedFields(weightEditable: boolean): string[] {
  return Object.keys(FIELDS).filter((name) => !name.startsWith('owner.') && isLockedField(name, weightEditable))
}

/** Field names of the form and the noun behind one displayed field of owner or pet. */
export function keysOf(noun: keyof typeof NOUN_FIELDS, name: string): readonly string[] {
  return NOUN_FIELDS[noun].find((field) => field.name === name)?.keys ?? []
}

/** Rows of the booking's own fields. */
export function rowsOfBooking(
  booking: BookingContent,
  own: OwnRows<BookingContent, keyof BookingInput> = {},
): FieldRow[] {
  return rowsOf(OWN_FIELDS, booking, own)
}

export function rowsOfPet(pet: Pet, own: OwnRows<Pet, PetName>): FieldRow[] {
  return rowsOf(PET, pet, own)
}

export function rowsOfOwner(owner: Owner, own: OwnRows<Owner, OwnerName>): FieldRow[] {
  return rowsOf(OWNER, owner, own)
}

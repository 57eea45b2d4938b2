// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { COLLECTION_OPTIONS, addressLine, petFullName } from '@portal/domain'
import { SHOWN_OWNER } from '../owner/shown'
import type { Owner } from '../owner/schema'
import { SHOWN_PET } from '../pet/shown'
import type { Lock } from '../pet/shown'
import type { Pet } from '../pet/schema'
import { rowsOf, shownIn } from '../value/shown-field'
import type { FieldRow, OwnRows, ShownField, ShownName } from '../value/shown-field'
import type { BookingContent } from './portal'

type LockableField = ShownField<BookingContent> & { readonly lock: Lock }

/** What of a booking is shown besides its pet; the owner where one side gives one and another does not. */
const SHOWN_BOOKING = {
  vetStaff: { label: 'Staff member', text: ({ vetStaff }) => vetStaff, lock: 'never' },
  owner: { label: 'Owner details', text: ownerText, lock: 'submitted' },
  collection: { label: 'Collection', text: collectionText, lock: 'never' },
  instructions: {
    label: 'Special instructions',
    text: ({ specialInstructions }) => specialInstructions.map(({ description }) => description).join(' · '),
    lock: 'never',
  },
  items: { label: 'Items', text: itemsText, lock: 'never' },
} as const satisfies Readonly<Record<string, LockableField>>

const OWNER = shownIn<ShownField<Owner>>(SHOWN_OWNER)
const PET = shownIn<ShownField<Pet> & { readonly lock: Lock }>(SHOWN_PET)

type OwnerName = ShownName<typeof SHOWN_OWNER>
type PetName = ShownName<typeof SHOWN_PET>

/** The fields that stand in the booking itself. */
export type OwnFieldName = keyof typeof SHOWN_BOOKING
/** A field as people are told of it; rows of a list go by the list's name. */
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

/** The nouns of a booking whose fields are compared one by one, and what of them makes a field. */
export const NOUN_FIELDS = { owner: OWNER, pet: PET } as const

const isFieldName = (name: string): name is BookingFieldName => Object.hasOwn(FIELDS, name)

/** Names of the nouns' own fields, with what people are told of them as. */
const TOLD_AS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOUN_FIELDS).flatMap(([noun, fields]) =>
    fields.flatMap(({ name, keys }) => keys.map((key) => [`${noun}.${key}`, `${noun}.${name}`])),
  ),
)

/** The field that a name of a merge, a form or an event stands for: rows are named `<list>.<key>`. */
export function fieldNamed(name: string): BookingFieldName | undefined {
  return [TOLD_AS[name] ?? name, name.slice(0, name.indexOf('.'))].find(isFieldName)
}

/** What people read for a field by its name in a merge or an event; a name that is not known stands for itself. */
export function bookingFieldLabel(name: string): string {
  return FIELDS[fieldNamed(name) ?? '']?.label ?? name
}

/** The value of a booking's field as people read it; '' when there is none. */
export function fieldText(name: BookingFieldName, booking: BookingContent): string {
  return FIELDS[name]?.text(booking) ?? ''
}

/** Whether a submitted booking keeps the field of this name as it is [WIZ-106, WIZ-109]. */
export function isLockedField(name: string, weightEditable: boolean): boolean {
  const lock = FIELDS[fieldNamed(name) ?? '']?.lock
  return lock === 'submitted' || (lock === 'submittedAndGiven' && !weightEditable)
}

/** The fields that a submitted booking keeps, the owner as one. */
export function lockedFields(weightEditable: boolean): string[] {
  return Object.keys(FIELDS).filter((name) => !name.startsWith('owner.') && isLockedField(name, weightEditable))
}

/** The names that what people are told of as one field of owner or pet has in their form and in the noun. */
export function keysOf(noun: keyof typeof NOUN_FIELDS, name: string): readonly string[] {
  return NOUN_FIELDS[noun].find((field) => field.name === name)?.keys ?? []
}

/** All that is shown of a pet. */
export function rowsOfPet(pet: Pet, own: OwnRows<Pet, PetName>): FieldRow[] {
  return rowsOf(PET, pet, own)
}

/** All that is shown of an owner. */
export function rowsOfOwner(owner: Owner, own: OwnRows<Owner, OwnerName>): FieldRow[] {
  return rowsOf(OWNER, owner, own)
}

/** All that somebody needs to tell one owner from another. */
function ownerText({ skipOwnerDetails, owner }: BookingContent): string {
  if (skipOwnerDetails) return 'Not provided'
  const rows = rowsOfOwner(owner, { firstName: [{ text: petFullName }], lastName: [] })
  return rows.flatMap(({ value }) => value || []).join(' · ')
}

function collectionText({ collectionDetails }: BookingContent): string {
  const { collectionAddressOption: option, collectionAddress, collectionProducts } = collectionDetails
  return [option && COLLECTION_OPTIONS[option], addressLine(collectionAddress), collectionProducts?.name]
    .filter(Boolean)
    .join(', ')
}

function itemsText({ quotedProducts }: BookingContent): string {
  return quotedProducts
    .filter(({ deleted, isHomeCollection }) => !deleted && !isHomeCollection)
    .map(({ name, quantity }) => `${quantity} × ${name}`)
    .join(' · ')
}

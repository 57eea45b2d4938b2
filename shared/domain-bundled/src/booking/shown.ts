import { COLLECTION_OPTIONS, addressLine, petFullName } from '@portal/domain'
import type { BookingContent, BookingInput, Owner } from '@portal/domain'
import { SHOWN_OWNER } from '../owner/shown'
import type { Lock } from '../pet/shown'
import { displayedFields, rowsOf } from '../value/shown-field'
import type { ShownField } from '../value/shown-field'

/** A displayed field of a booking, and when a submitted booking locks it. */
export type LockableField = ShownField<BookingContent> & { readonly lock: Lock }

/** Groups of fields that people see as one, beside the booking's own fields. */
type PartName = 'owner' | 'collection' | 'instructions' | 'items'

/** Displayed fields of a booking besides its pet. `owner` shows a whole owner if only one side of a merge has one. */
export const SHOWN_BOOKING = {
  vetStaff: { label: 'Staff member', text: ({ vetStaff }) => vetStaff, lock: 'never' },
  owner: { label: 'Owner details', text: ownerText, lock: 'submitted' },
  collection: { label: 'Collection', text: collectionText, lock: 'never' },
  instructions: {
    label: 'Special instructions',
    text: ({ specialInstructions }) => specialInstructions.map(({ description }) => description).join(' · '),
    lock: 'never',
  },
  items: { label: 'Items', text: itemsText, lock: 'never' },
} as const satisfies Readonly<Record<keyof BookingInput | PartName, LockableField>>

/** Fields of the booking itself. */
export type OwnFieldName = keyof typeof SHOWN_BOOKING

const OWNER = displayedFields<ShownField<Owner>>(SHOWN_OWNER)

/** All details of an owner as text, so that two different owners have different texts. */
function ownerText({ skipOwnerDetails, owner }: BookingContent): string {
  if (skipOwnerDetails) return 'Not provided'
  const rows = rowsOf(OWNER, owner, { firstName: [{ text: petFullName }], lastName: [] })
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

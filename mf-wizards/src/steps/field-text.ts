import { COLLECTION_OPTIONS, addressLine, formatPhone, formatWeight, petFullName } from '@portal/domain'
import type { Owner, Pet } from '@portal/domain'
import { fieldNamed } from '@portal/domain/booking-merge'
import type { BookingContent, BookingFieldName } from '@portal/domain/booking-merge'

type Text = (booking: BookingContent) => string

const TEXTS: Readonly<Record<BookingFieldName, Text>> = {
  vetStaff: ({ vetStaff }) => vetStaff,
  owner: ({ skipOwnerDetails, owner }) => (skipOwnerDetails ? 'Not provided' : ownerText(owner)),
  'owner.firstName': ({ owner }) => owner.firstName,
  'owner.lastName': ({ owner }) => owner.lastName,
  'owner.phoneNumber': ({ owner }) => phoneText(owner),
  'owner.email': ({ owner }) => owner.email,
  'owner.address': ({ owner }) => addressLine(owner.address),
  'pet.firstName': ({ pet }) => pet.firstName,
  'pet.lastName': ({ pet }) => pet.lastName,
  'pet.breed': ({ pet }) => [pet.type, pet.breed].filter(Boolean).join(', '),
  'pet.sex': ({ pet }) => pet.sex,
  'pet.weight': ({ pet }) => weightText(pet),
  collection: ({ collectionDetails: { collectionAddressOption: option, collectionAddress, collectionProducts } }) =>
    [option && COLLECTION_OPTIONS[option], addressLine(collectionAddress), collectionProducts?.name]
      .filter(Boolean)
      .join(', '),
  instructions: ({ specialInstructions }) => specialInstructions.map(({ description }) => description).join(' · '),
  items: ({ quotedProducts }) =>
    quotedProducts
      .filter(({ deleted, isHomeCollection }) => !deleted && !isHomeCollection)
      .map(({ name, quantity }) => `${quantity} × ${name}`)
      .join(' · '),
}

/** The value of a booking's field as people read it; '' when there is none. */
export function fieldText(name: BookingFieldName, booking: BookingContent): string {
  return TEXTS[name](booking)
}

/** All that somebody needs to tell one owner from another. */
function ownerText(owner: Owner): string {
  return [petFullName(owner), phoneText(owner), owner.email, addressLine(owner.address)].filter(Boolean).join(' · ')
}

function phoneText({ phoneNumber }: Owner): string {
  return formatPhone(phoneNumber)
}

/** In the breed's own unit where it has one, with the kg beside it. */
export function weightText({ customUnit, customUnitName, weight }: Pet): string {
  const kg = formatWeight(weight)
  return !customUnitName || customUnit === null ? kg : `${customUnit} ${customUnitName} (${kg})`
}

/** The value behind a name of a merge: a field's, or that of one row of a list. */
export function mergedText(name: string, booking: BookingContent): string {
  const [list, id] = name.split(/\.(.*)/)
  if (list === 'instructions' && id) {
    return booking.specialInstructions.find((row) => row.id === id)?.description ?? ''
  }
  const field = fieldNamed(name)
  return field ? fieldText(field, booking) : ''
}

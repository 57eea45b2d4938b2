import { bookingFieldLabel } from '@portal/booking-ui'
import { addressLine, emptyAddress, isEmptyAddress, toAmount } from '@portal/domain'
import type { Address } from '@portal/domain'
import type { PatientCard } from '@portal/domain/patient-card'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { addressOf, toAddressValue } from '../address-value'
import { withBreedOfType, withWeightOfBreed } from '../aside'
import type { Listed } from './listed'

/** A field of the form that the card has something for. */
export interface Slot {
  readonly name: string
  readonly label: string
  /** What the card says, as people read it. */
  readonly says: string
  /** What stands in the form; '' while nothing was typed. */
  readonly stands: (values: OwnerPetValues) => string
  readonly put: (values: OwnerPetValues) => OwnerPetValues
}

/** The form's fields that the card fills, in the order in which they are filled. */
export function slotsOf(card: PatientCard, listed: Listed, skipOwner: boolean): Slot[] {
  const slots = [
    petText('firstName', card['pet.firstName']),
    // Before the owner's, which the pet's follows while none was given.
    petText('lastName', card['pet.lastName']),
    ...(skipOwner ? [] : ownerSlots(card)),
    animal(listed, card),
    petText('sex', card['pet.sex']),
    weight(card['pet.weight']),
  ]
  return slots.filter((slot) => slot !== null)
}

function ownerSlots(card: PatientCard): (Slot | null)[] {
  return [
    ownerText('firstName', card['owner.firstName']),
    lastName(card['owner.lastName']),
    phone(card['owner.phoneNumber']),
    ownerText('email', card['owner.email']),
    address(card),
  ]
}

function ownerText(key: 'firstName' | 'lastName' | 'phoneNumber' | 'email', says: string | undefined): Slot | null {
  if (!says) return null
  return {
    name: `owner.${key}`,
    label: bookingFieldLabel(`owner.${key}`),
    says,
    stands: ({ owner }) => owner[key].trim(),
    put: (values) => ({ ...values, owner: { ...values.owner, [key]: says } }),
  }
}

function petText(key: 'firstName' | 'lastName' | 'sex', says: string | undefined): Slot | null {
  if (!says) return null
  return {
    name: `pet.${key}`,
    label: bookingFieldLabel(`pet.${key}`),
    says,
    stands: ({ pet }) => pet[key].trim(),
    put: (values) => ({ ...values, pet: { ...values.pet, [key]: says } }),
  }
}

/** The pet's last name follows for as long as it is the same, as it does while somebody types. */
function lastName(says: string | undefined): Slot | null {
  const slot = ownerText('lastName', says)
  if (!slot) return null
  const put = (values: OwnerPetValues) => {
    const { owner, pet } = values
    const isOwners = pet.lastName === owner.lastName
    return slot.put(isOwners ? { ...values, pet: { ...pet, lastName: slot.says } } : values)
  }
  return { ...slot, put }
}

function phone(says: string | undefined): Slot | null {
  const slot = ownerText('phoneNumber', says)
  if (!slot) return null
  return {
    ...slot,
    stands: (values) => slot.stands(values) || (values.owner.noPhone ? 'No phone number is known' : ''),
    put: (values) => slot.put({ ...values, owner: { ...values.owner, noPhone: false } }),
  }
}

/** By hand: a card has no coordinates. */
function address(card: PatientCard): Slot | null {
  const told: Address = {
    ...emptyAddress(),
    street: card['owner.address.street'] ?? '',
    city: card['owner.address.city'] ?? '',
    state: card['owner.address.state'] ?? '',
    postalcode: card['owner.address.postalcode'] ?? '',
    ...(card['owner.address.country'] && { country: card['owner.address.country'] }),
  }
  if (isEmptyAddress(told)) return null
  return {
    name: 'owner.address',
    label: bookingFieldLabel('owner.address'),
    says: addressLine(told),
    stands: ({ owner }) => {
      const given = addressOf(owner.address)
      return given ? addressLine(given) : owner.address.text.trim()
    },
    put: (values) => ({ ...values, owner: { ...values.owner, address: toAddressValue(told) } }),
  }
}

/** Type and breed go together: a breed is one of its type. They are put as a choice puts them [WIZ-73, WIZ-74]. */
function animal({ type, breed }: Listed, card: PatientCard): Slot | null {
  if (!type || (!card['pet.type'] && !breed)) return null
  return {
    name: 'pet.breed',
    label: bookingFieldLabel('pet.breed'),
    says: [type, breed?.name].filter(Boolean).join(', '),
    stands: ({ pet }) => {
      if (!breed && pet.type === type) return type
      // A type alone, that the card names too, is no other answer.
      const isOpen = pet.breed.text === '' && (pet.type === type || pet.type === '') && breed !== undefined
      return isOpen ? '' : [pet.type, pet.breed.text].filter(Boolean).join(', ')
    },
    put: (values) => {
      const typed = { ...values, pet: { ...values.pet, type } }
      const ofType = { ...values, ...(type === values.pet.type ? {} : withBreedOfType(typed, values.pet.type)) }
      if (!breed) return ofType
      const chosen = { ...ofType.pet, breed: { text: breed.name, chosen: breed } }
      return { ...ofType, ...withWeightOfBreed({ ...ofType, pet: chosen }, ofType.pet.breed.chosen) }
    },
  }
}

/** In kg, or in the unit of the breed that stands in the form by now. */
function weight(kg: string | undefined): Slot | null {
  if (!kg) return null
  const keyOf = ({ pet }: OwnerPetValues) => (pet.breed.chosen?.custom_unit ? 'customUnit' : 'weight')
  return {
    name: 'pet.weight',
    label: bookingFieldLabel('pet.weight'),
    says: `${kg} kg`,
    stands: (values) => {
      const typed = values.pet[keyOf(values)].trim()
      return typed && `${typed} ${values.pet.breed.chosen?.custom_unit ?? 'kg'}`
    },
    put: (values) => {
      const ratio = values.pet.breed.chosen?.custom_unit_to_kg_ratio
      const inUnit = ratio ? String(Number(((toAmount(kg) ?? 0) / ratio).toPrecision(6))) : kg
      return { ...values, pet: { ...values.pet, [keyOf(values)]: keyOf(values) === 'weight' ? kg : inUnit } }
    },
  }
}

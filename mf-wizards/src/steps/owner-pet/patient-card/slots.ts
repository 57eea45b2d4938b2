import { bookingFieldLabel } from '@portal/booking-ui'
import { emptyAddress, typedWeight } from '@portal/domain'
import type { Address } from '@portal/domain'
import type { PatientCard } from '@portal/domain-bundled/patient-card'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { withBreedOfType, withWeightOfBreed } from '../aside'
import { ownerAddress, ownerLastName, ownerPhone, ownerText } from '../filling/owner-slots'
import type { Slot } from '../filling/slot'
import type { ListedAnimal } from './listed-animal'

/** The form fields that a record fills, in order. */
export function slotsOf(card: PatientCard, listed: ListedAnimal, skipOwner: boolean): Slot[] {
  const slots = [
    petText('firstName', card['pet.firstName']),
    // Before the owner's last name, which the pet's follows while empty.
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
    ownerLastName(card['owner.lastName']),
    ownerPhone(card['owner.phoneNumber']),
    ownerText('email', card['owner.email']),
    // As a typed address: a record has no coordinates.
    ownerAddress(addressOn(card)),
  ]
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

function addressOn(card: PatientCard): Address {
  return {
    ...emptyAddress(),
    street: card['owner.address.street'] ?? '',
    city: card['owner.address.city'] ?? '',
    state: card['owner.address.state'] ?? '',
    postalcode: card['owner.address.postalcode'] ?? '',
    ...(card['owner.address.country'] && { country: card['owner.address.country'] }),
  }
}

/** Type and breed go together, and are set as if chosen in the form [WIZ-73, WIZ-74]. */
function animal({ type, breed }: ListedAnimal, card: PatientCard): Slot | null {
  if (!type || (!card['pet.type'] && !breed)) return null
  return {
    name: 'pet.breed',
    label: bookingFieldLabel('pet.breed'),
    says: [type, breed?.name].filter(Boolean).join(', '),
    stands: ({ pet }) => {
      if (!breed && pet.type === type) return type
      // The same type without a breed is not a conflict.
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

/** The weight in kg, or in the unit of the form's breed. */
function weight(kg: string | undefined): Slot | null {
  if (!kg) return null
  const keyOf = ({ pet }: OwnerPetValues) => (pet.breed.chosen?.custom_unit ? 'customUnit' : 'weight')
  return {
    name: 'pet.weight',
    label: bookingFieldLabel('pet.weight'),
    says: `${kg} kg`,
    stands: (values) => {
      const typed = values.pet[keyOf(values)].trim()
      const { custom_unit: unit, custom_unit_to_kg_ratio: ratio } = values.pet.breed.chosen ?? {}
      const amount = typedWeight(typed, unit ? ratio : null)
      return amount === null ? typed : `${amount} ${unit || 'kg'}`
    },
    put: (values) => {
      const ratio = values.pet.breed.chosen?.custom_unit_to_kg_ratio
      const inUnit = ratio ? String(Number(((typedWeight(kg) ?? 0) / ratio).toPrecision(6))) : kg
      return { ...values, pet: { ...values.pet, [keyOf(values)]: keyOf(values) === 'weight' ? kg : inUnit } }
    },
  }
}

import {
  addressOfOffice,
  collectionOptionsFor,
  emptyAddress,
  emptyInstruction,
  isHomeOption,
  ownerFields,
  petFields,
  typedWeight,
  weightInKg,
} from '@portal/domain'
import type {
  Address,
  CollectionDetails,
  CollectionOption,
  Pet,
  PetForm,
  PortalBooking,
  VetPractice,
} from '@portal/domain'
import { addressErrors } from '@portal/domain-bundled/booking-errors'
import { NO_ADDRESS, addressOf, toAddressValue } from './address-value'
import { NOTHING_ASIDE, bookingValuesOf } from '../../booking/session/owner-pet-values'
import type { OwnerPetValues, PetValues } from '../../booking/session/owner-pet-values'

type Practice = Pick<VetPractice, 'office_location'> | null

/** The form values of a booking. */
export function toOwnerPetValues({ owner, pet, ...booking }: PortalBooking): OwnerPetValues {
  const breed = {
    name: pet.breed,
    custom_unit: pet.customUnitName,
    custom_unit_to_kg_ratio: pet.customUnitRatio,
  }
  return {
    skipOwner: booking.skipOwnerDetails,
    owner: { ...ownerFields.asked(owner), address: toAddressValue(owner.address) },
    pet: {
      ...petFields.asked(pet),
      breed: { text: pet.breed, chosen: pet.breed ? breed : null },
      weight: asTyped(pet.weight),
      customUnit: asTyped(pet.customUnit),
    },
    booking: bookingValuesOf(booking),
    instructions: booking.specialInstructions.map(({ id, description }) => ({ id, description })),
    collection: toCollectionValues(booking.collectionDetails),
    aside: NOTHING_ASIDE,
  }
}

/** The booking with the form's values; ids and all else stay. */
export function withOwnerPetValues(booking: PortalBooking, values: OwnerPetValues, practice: Practice): PortalBooking {
  const { address, ...owner } = values.owner
  return {
    ...booking,
    ...values.booking,
    skipOwnerDetails: values.skipOwner,
    isProvideClientDetails: !values.skipOwner,
    owner: values.skipOwner
      ? booking.owner
      : { ...booking.owner, ...owner, address: addressOf(address) ?? emptyAddress() },
    pet: toPetOfBooking(values.pet, booking.pet),
    collectionDetails: toCollection(values, practice),
    specialInstructions: values.instructions.map((row) => ({ ...emptyInstruction(booking.id), ...row })),
  }
}

/** The pet as input of the domain's form rules. */
export function toPetForm({ breed, ...pet }: PetValues): PetForm {
  return {
    ...pet,
    breed: breed.chosen?.name ?? breed.text,
    customUnitName: breed.chosen?.custom_unit ?? null,
    customUnitRatio: breed.chosen?.custom_unit_to_kg_ratio ?? null,
  }
}

function toPetOfBooking(values: PetValues, pet: Pet): Pet {
  const { weight, customUnit, ...form } = toPetForm(values)
  const hasOwnUnit = Boolean(form.customUnitName)
  return {
    ...pet,
    ...form,
    weight: hasOwnUnit ? weightInKg(customUnit, form.customUnitRatio) : weightInKg(weight),
    customUnit: hasOwnUnit ? typedWeight(customUnit, form.customUnitRatio) : null,
  }
}

/** The collection address, as far as known. */
export function collectionAddressOf(values: OwnerPetValues, practice: Practice): Address | null {
  const option = collectionOptionOf(values)
  if (option === 'vet_address') return addressOfOffice(practice?.office_location)
  if (option === 'customer_address') return addressOf(values.owner.address)
  return option === 'postal_address' ? addressOf(values.collection.other) : null
}

/** The effective collection option. The owner's home has no effect while the owner is skipped [WIZ-99]. */
export function collectionOptionOf({ collection, skipOwner }: OwnerPetValues): CollectionOption | null {
  return collectionOptionsFor(skipOwner).find((option) => option === collection.option) ?? null
}

/** Key of an address's zone; '' without an address. */
export function zoneOf(address: Address | null): string {
  return address && Object.keys(addressErrors(address)).length === 0 ? `${address.postalcode} ${address.city}` : ''
}

export function toCollection(values: OwnerPetValues, practice: Practice): CollectionDetails {
  const option = collectionOptionOf(values)
  const address = collectionAddressOf(values, practice)
  return {
    collectionAddressOption: option,
    collectionAddress: address ?? emptyAddress(),
    collectionProducts: isHomeOption(option) ? (values.collection.products[zoneOf(address)] ?? null) : null,
  }
}

function toCollectionValues(details: CollectionDetails): OwnerPetValues['collection'] {
  const { collectionAddressOption: option, collectionAddress: address, collectionProducts: item } = details
  return {
    option: option ?? '',
    other: option === 'postal_address' ? toAddressValue(address) : NO_ADDRESS,
    products: item ? { [zoneOf(address)]: item } : {},
  }
}

const asTyped = (amount: number | null) => (amount === null ? '' : String(amount))

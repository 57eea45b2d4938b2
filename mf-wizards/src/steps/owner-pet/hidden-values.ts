import { collectionOptionOf } from './convert'
import { restoreOwnerPetValues } from './restore'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

/** Values of the form that a save does not send because they are hidden; for the draft. */
export function hiddenValues(values: OwnerPetValues): unknown {
  const { skipOwner, owner, pet, collection, aside } = values
  return {
    owner: skipOwner ? owner : null,
    pet: pet.breed.chosen?.custom_unit ? { weight: pet.weight } : null,
    collection: {
      other: collectionOptionOf(values) === 'postal_address' ? null : collection.other,
      products: collection.products,
    },
    aside,
  }
}

/** The form values with the hidden values from `hiddenValues` restored. */
export function withHiddenValues(values: OwnerPetValues, stored: unknown): OwnerPetValues {
  if (!stored) return values
  const hidden = restoreOwnerPetValues(stored)
  const { pet } = values
  return {
    ...values,
    owner: ownerOver(hidden.owner, values),
    pet: pet.breed.chosen?.custom_unit ? { ...pet, weight: hidden.pet.weight } : pet,
    collection: collectionOver(hidden.collection, values),
    aside: hidden.aside,
  }
}

/** The effective owner; when skipped, the owner as typed before. */
export function ownerOver(
  typed: OwnerPetValues['owner'],
  { skipOwner, owner }: OwnerPetValues,
): OwnerPetValues['owner'] {
  return skipOwner ? typed : owner
}

/** The effective collection, with values typed for other options and zones. */
export function collectionOver(
  typed: OwnerPetValues['collection'],
  { collection }: Pick<OwnerPetValues, 'collection'>,
): OwnerPetValues['collection'] {
  const { option, other, products } = collection
  return {
    option,
    other: option === 'postal_address' ? other : typed.other,
    products: { ...typed.products, ...products },
  }
}

import { collectionOptionOf } from './convert'
import { restoreOwnerPetValues } from './restore'
import type { OwnerPetValues } from './values'

/** What the form holds and a save does not send, because it is hidden: to be kept in the draft. */
export function keptWords(values: OwnerPetValues): unknown {
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

/** What the form shows of a booking, with the words that `keptWords` kept behind what hides them. */
export function withKeptWords(values: OwnerPetValues, stored: unknown): OwnerPetValues {
  if (!stored) return values
  const { owner, pet, collection, aside } = restoreOwnerPetValues(stored)
  const isOther = values.collection.option === 'postal_address'
  return {
    ...values,
    owner: values.skipOwner ? owner : values.owner,
    pet: values.pet.breed.chosen?.custom_unit ? { ...values.pet, weight: pet.weight } : values.pet,
    collection: {
      option: values.collection.option,
      other: isOther ? values.collection.other : collection.other,
      products: { ...collection.products, ...values.collection.products },
    },
    aside,
  }
}

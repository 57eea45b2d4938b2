import { collectionOptionOf } from './convert'
import { restoreOwnerPetValues } from './restore'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

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
  const kept = restoreOwnerPetValues(stored)
  const { pet } = values
  return {
    ...values,
    owner: ownerOver(kept.owner, values),
    pet: pet.breed.chosen?.custom_unit ? { ...pet, weight: kept.pet.weight } : pet,
    collection: collectionOver(kept.collection, values),
    aside: kept.aside,
  }
}

/** The owner that counts, or behind a skipped one the owner as typed before. */
export function ownerOver(
  typed: OwnerPetValues['owner'],
  { skipOwner, owner }: OwnerPetValues,
): OwnerPetValues['owner'] {
  return skipOwner ? typed : owner
}

/** The collection that counts, with what was typed before for other options and zones. */
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

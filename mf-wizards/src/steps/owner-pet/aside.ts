import type { BreedOption } from '@portal/domain'
import { NOTHING_CHOSEN } from '@portal/forms'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

type TypedPet = Pick<OwnerPetValues, 'pet' | 'aside'>

/**
 * The pet after a change of its type: sets the breed aside, and restores a breed chosen earlier for the new type
 * [WIZ-73].
 */
export function withBreedOfType({ pet, aside }: TypedPet, typeBefore: string): TypedPet {
  const breeds = laidAside(aside.breeds, typeBefore, pet.breed)
  const breed = breeds[pet.type] ?? NOTHING_CHOSEN
  return withWeightOfBreed({ pet: { ...pet, breed }, aside: { ...aside, breeds } }, pet.breed.chosen)
}

/**
 * The pet after a change of its breed: sets aside a weight in the old unit, which would mean something else now
 * [WIZ-74].
 */
export function withWeightOfBreed({ pet, aside }: TypedPet, breedBefore: BreedOption | null): TypedPet {
  const before = breedBefore?.custom_unit ?? ''
  const unit = pet.breed.chosen?.custom_unit ?? ''
  if (unit === before) return { pet, aside }
  const weights = laidAside(aside.weights, before, pet.customUnit)
  return { pet: { ...pet, customUnit: weights[unit] ?? '' }, aside: { ...aside, weights } }
}

function laidAside<T>(shelf: Readonly<Record<string, T>>, name: string, value: T): Readonly<Record<string, T>> {
  return name === '' ? shelf : { ...shelf, [name]: value }
}

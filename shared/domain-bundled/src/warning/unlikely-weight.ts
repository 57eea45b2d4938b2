import { toAmount } from '@portal/domain'
import type { Pet, WarningOf } from '@portal/domain'
import { USUAL_WEIGHTS, USUAL_WEIGHTS_OF_BREEDS } from './usual-weights.data'

type WeightFacts = Pick<Pet, 'type' | 'breed' | 'weight' | 'customUnit' | 'customUnitName' | 'customUnitRatio'>

/** The entered weight in kg, unrounded for units such as grams [OPEN-122]. */
function exactKg({ weight, customUnit, customUnitName, customUnitRatio }: WeightFacts): number | null {
  const entered = customUnitName ? toAmount(customUnit) : null
  return entered === null ? weight : entered * (customUnitRatio ?? 1)
}

/** Warning about an unusual weight; null if it is usual or nothing is known about the animal [OPEN-123]. */
export function unlikelyWeight(pet: WeightFacts): WarningOf<'unlikelyWeight'> | null {
  const ofBreed = USUAL_WEIGHTS_OF_BREEDS[pet.breed]
  const [least, most] = ofBreed ?? USUAL_WEIGHTS[pet.type] ?? [0, Infinity]
  const kg = exactKg(pet)
  if (kg === null || (kg >= least && kg <= most)) return null
  const animal = ofBreed ? pet.breed : pet.type
  return { kind: 'unlikelyWeight', key: `weight:${animal}:${kg}`, animal, weight: pet.weight, least, most }
}

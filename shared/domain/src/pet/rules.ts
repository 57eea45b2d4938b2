import { roundToHundredths } from '../value/rules'
import { petFields } from './fields'
import type { Pet, PetSubmit, PetWire } from './schema'
import { typedWeight } from './weight-text'

/** Of some animals nobody can tell [OPEN-124]. */
export const PET_SEX = ['Male', 'Female', 'Unknown'] as const
/** From here on two people lift the pet. */
export const ONE_PERSON_LIFTS_KG = 45
const NOT_ONLINE = new Set(['horse', 'livestock'])

/** A pet while its form is filled: numbers may still be what was typed. */
export type PetForm = Omit<Partial<Pet>, 'weight' | 'customUnit'> & {
  weight?: string | number | null
  customUnit?: string | number | null
}

export function emptyPet(): Pet {
  return petFields.empty()
}

/** Horse and livestock bookings are not taken online [SHL-63, OPEN-36]. */
export function isHorseOrLivestock(petType: string | null | undefined): boolean {
  return NOT_ONLINE.has(petType?.trim().toLowerCase() ?? '')
}

/** The least that two decimals can say. */
const LEAST_KG = 0.01

/**
 * Kg with two decimals; null for no number or a negative one [DOM-46, DOM-47]. What was weighed in the breed's own unit
 * is never rounded to nothing: a fish of 3 g is kept as 3 g, and beside it as 0.01 kg [OPEN-122].
 */
export function weightInKg(entered: string | number | null | undefined, ratio?: number | null): number | null {
  const value = typedWeight(entered, ratio)
  if (value === null || value < 0) return null
  const kg = roundToHundredths(value * (ratio ?? 1))
  return ratio && value > 0 ? Math.max(kg, LEAST_KG) : kg
}

/** The pet's weight in kg, converted from the breed's own unit where it has one [DOM-47]. */
export function petKg(
  pet: Pick<PetForm, 'weight' | 'customUnit' | 'customUnitName' | 'customUnitRatio'>,
): number | null {
  return pet.customUnitName ? weightInKg(pet.customUnit, pet.customUnitRatio) : weightInKg(pet.weight)
}

export function petFullName(pet: Pick<Pet, 'firstName' | 'lastName'>): string {
  return `${pet.firstName} ${pet.lastName}`.trim()
}

/** In edit mode: if the loaded booking had none, and not right after moving forward [WIZ-109, OPEN-46]. */
export function isWeightEditable(loadedWeight: number | null, hasMovedForward: boolean): boolean {
  return !loadedWeight && !hasMovedForward
}

/** The pet of an answer, or of what was sent. */
export function toPet(wire: PetWire | null | undefined, serviceType = ''): Pet {
  return { ...(wire ? petFields.read(wire) : emptyPet()), serviceType }
}

/** As sent: the weight in kg, and in the breed's own unit where it has one [DOM-46, DOM-47]. */
export function toPetSubmit(pet: Pet): PetSubmit {
  return {
    ...petFields.send(pet),
    id: pet.id || null,
    weight: petKg(pet),
    custom_unit: pet.customUnitName ? pet.customUnit : null,
  }
}

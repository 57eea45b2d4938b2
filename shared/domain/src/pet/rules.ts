import { roundToHundredths } from '../value/rules'
import { petFields } from './fields'
import type { Pet, PetSubmit, PetWire } from './schema'
import { typedWeight } from './weight-text'

/** The sex of some animals cannot be determined [OPEN-124]. */
export const PET_SEX = ['Male', 'Female', 'Unknown'] as const
/** From this weight on, two people lift the pet. */
export const ONE_PERSON_LIFTS_KG = 45
const NOT_ONLINE = new Set(['horse', 'livestock'])

/** A pet in its form, where numbers may be typed text. */
export type PetForm = Omit<Partial<Pet>, 'weight' | 'customUnit'> & {
  weight?: string | number | null
  customUnit?: string | number | null
}

export function emptyPet(): Pet {
  return petFields.empty()
}

/** Horses and livestock cannot be booked online [SHL-63, OPEN-36]. */
export function isHorseOrLivestock(petType: string | null | undefined): boolean {
  return NOT_ONLINE.has(petType?.trim().toLowerCase() ?? '')
}

/** The smallest weight with two decimals. */
const LEAST_KG = 0.01

/**
 * Weight in kg with two decimals; null if it is not a number or is negative [DOM-46, DOM-47]. A weight in the breed's
 * own unit is never rounded to 0: a fish of 3 g is stored as 3 g and 0.01 kg [OPEN-122].
 */
export function weightInKg(entered: string | number | null | undefined, ratio?: number | null): number | null {
  const value = typedWeight(entered, ratio)
  if (value === null || value < 0) return null
  const kg = roundToHundredths(value * (ratio ?? 1))
  return ratio && value > 0 ? Math.max(kg, LEAST_KG) : kg
}

/** The pet's weight in kg, converted from the breed's own unit if it has one [DOM-47]. */
export function petKg(
  pet: Pick<PetForm, 'weight' | 'customUnit' | 'customUnitName' | 'customUnitRatio'>,
): number | null {
  return pet.customUnitName ? weightInKg(pet.customUnit, pet.customUnitRatio) : weightInKg(pet.weight)
}

export function petFullName(pet: Pick<Pet, 'firstName' | 'lastName'>): string {
  return `${pet.firstName} ${pet.lastName}`.trim()
}

/**
 * Whether a submitted booking accepts a weight: only if it was loaded without one, and not right after moving forward
 * [WIZ-109, OPEN-46].
 */
export function isWeightEditable(loadedWeight: number | null, hasMovedForward: boolean): boolean {
  return !loadedWeight && !hasMovedForward
}

/** Reads a pet that was received or sent; an empty pet if there is none. */
export function toPet(wire: PetWire | null | undefined, serviceType = ''): Pet {
  return { ...(wire ? petFields.read(wire) : emptyPet()), serviceType }
}

/** Converts a pet for the API: the weight in kg, and in the breed's own unit if it has one [DOM-46, DOM-47]. */
export function toPetSubmit(pet: Pet): PetSubmit {
  return {
    ...petFields.send(pet),
    id: pet.id || null,
    weight: petKg(pet),
    custom_unit: pet.customUnitName ? pet.customUnit : null,
  }
}

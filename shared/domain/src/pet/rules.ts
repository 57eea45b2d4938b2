import type { FieldCode, FieldErrors } from '../value/rules'
import { onlyErrors, roundToHundredths, textError, toAmount, trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import { MAX_WEIGHT, petFields } from './fields'
import type { AskedPet, BreedOption, Pet, PetSubmit, PetWire } from './schema'

export const PET_SEX = ['Male', 'Female'] as const
const NOT_ONLINE = new Set(['horse', 'livestock'])
const HEAVIEST_KG = 2000

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

/** Kg with two decimals; null for no number or a negative one [DOM-46, DOM-47]. */
export function weightInKg(entered: string | number | null | undefined, ratio?: number | null): number | null {
  const value = toAmount(entered)
  return value === null || value < 0 ? null : roundToHundredths(value * (ratio ?? 1))
}

// What the computer would read as a number too: 0x10, 1e3.
const plainNumber = /^[-+]?(\d+\.?\d*|\.\d+)$/

/** The weight must be a plain number and exceed 0 after unit ratio and rounding [OPEN-46]. */
function weightError(entered: string | number | null | undefined, ratio?: number | null): FieldCode | undefined {
  const typed = trimmed(String(entered ?? ''))
  if (typed === '') return 'required'
  const value = typeof entered === 'number' || plainNumber.test(typed) ? toAmount(entered) : null
  const kg = weightInKg(entered, ratio)
  if (value === null || value > MAX_WEIGHT || (kg !== null && kg > HEAVIEST_KG)) return 'invalid'
  return kg === null || kg === 0 ? 'notPositive' : undefined
}

/** What a pet lacks [WIZ-67..70, WIZ-75]; `breedChosen` is false while the breed is only typed text. */
export function petErrors(pet: PetForm, breedChosen = true): FieldErrors<keyof AskedPet> {
  const hasOwnUnit = Boolean(pet.customUnitName)
  const typeError = isHorseOrLivestock(pet.type) ? 'notOffered' : textError(pet.type, MAX_LENGTH.name)
  return onlyErrors({
    ...petFields.refused(pet),
    firstName: textError(pet.firstName, MAX_LENGTH.name),
    lastName: textError(pet.lastName, MAX_LENGTH.name),
    type: typeError,
    breed: textError(pet.breed, MAX_LENGTH.name) ?? (breedChosen ? undefined : 'notInList'),
    sex: pet.sex && !PET_SEX.some((sex) => sex === pet.sex) ? 'notInList' : textError(pet.sex, MAX_LENGTH.name),
    weight: hasOwnUnit ? undefined : weightError(pet.weight),
    customUnit: hasOwnUnit ? weightError(pet.customUnit, pet.customUnitRatio) : undefined,
  })
}

/** Changing the pet type clears the breed and its unit [WIZ-73]. */
export function withPetType<P extends PetForm>(pet: P, type: string): P {
  if (type === pet.type) return pet
  return { ...pet, type, breed: '', customUnit: null, customUnitName: null, customUnitRatio: null }
}

/** Choosing a breed switches the weight input to the breed's own unit, if it has one [WIZ-74]. */
export function withBreed<P extends PetForm>(pet: P, breed: BreedOption): P {
  return {
    ...pet,
    breed: breed.name,
    customUnit: breed.custom_unit === pet.customUnitName ? pet.customUnit : null,
    customUnitName: breed.custom_unit,
    customUnitRatio: breed.custom_unit_to_kg_ratio,
  }
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

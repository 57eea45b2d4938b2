import {
  MAX_LENGTH,
  MAX_WEIGHT,
  PET_SEX,
  isHorseOrLivestock,
  onlyErrors,
  petFields,
  textError,
  trimmed,
  typedWeight,
  weightInKg,
} from '@portal/domain'
import type { FieldCode, FieldErrors, PetForm, PetInput } from '@portal/domain'
import { refusedTexts } from '../value/refused-texts'

const HEAVIEST_KG = 2000

/** The weight must be a number, with or without a unit, and exceed 0 after conversion and rounding [OPEN-46]. */
function weightError(entered: string | number | null | undefined, ratio?: number | null): FieldCode | undefined {
  if (trimmed(String(entered ?? '')) === '') return 'required'
  const value = typedWeight(entered, ratio)
  const kg = weightInKg(entered, ratio)
  if (value === null || value > MAX_WEIGHT || (kg !== null && kg > HEAVIEST_KG)) return 'invalid'
  return kg === null || kg === 0 ? 'notPositive' : undefined
}

/** Errors of a pet [WIZ-67..70, WIZ-75]. `breedChosen`: false while the breed is typed but not chosen. */
export function petErrors(pet: PetForm, breedChosen = true): FieldErrors<keyof PetInput> {
  const hasOwnUnit = Boolean(pet.customUnitName)
  const typeError = isHorseOrLivestock(pet.type) ? 'notOffered' : textError(pet.type, MAX_LENGTH.name)
  return onlyErrors({
    ...refusedTexts(petFields, pet),
    firstName: textError(pet.firstName, MAX_LENGTH.name),
    lastName: textError(pet.lastName, MAX_LENGTH.name),
    type: typeError,
    breed: textError(pet.breed, MAX_LENGTH.name) ?? (breedChosen ? undefined : 'notInList'),
    sex: pet.sex && !PET_SEX.some((sex) => sex === pet.sex) ? 'notInList' : textError(pet.sex, MAX_LENGTH.name),
    weight: hasOwnUnit ? undefined : weightError(pet.weight),
    customUnit: hasOwnUnit ? weightError(pet.customUnit, pet.customUnitRatio) : undefined,
  })
}

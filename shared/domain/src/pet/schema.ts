import * as v from 'valibot'
import { MAX_LENGTH, amount, flag, id, text, wireText, wireTextOrNull } from '../value/schema'

/** A pet as the pages hold it [DOM-10]. `customUnit` is the weight entered in the breed's own unit. */
export const PetSchema = v.object({
  id: wireText,
  firstName: wireText,
  lastName: wireText,
  type: wireText,
  breed: wireText,
  sex: wireText,
  size: wireText,
  weight: amount,
  collected: flag,
  detailsChecked: flag,
  hadIssue: flag,
  serviceType: wireText,
  customUnit: amount,
  /** Name and kg ratio of the breed's own unit, kept so that a draft needs no second look-up. */
  customUnitName: wireTextOrNull,
  customUnitRatio: amount,
})
export type Pet = v.InferOutput<typeof PetSchema>

/** A pet as the API answers. */
export const ServerPetSchema = v.object({
  id: wireText,
  first_name: wireText,
  last_name: wireText,
  breed_type: wireText,
  breed: wireText,
  sex: wireText,
  size: wireText,
  weight: amount,
  collected: flag,
  details_checked: flag,
  had_issue: flag,
  custom_unit: amount,
  custom_unit_name: wireTextOrNull,
  custom_unit_to_kg_ratio: amount,
})
export type ServerPet = v.InferOutput<typeof ServerPetSchema>

/** Heaviest weight that is entered, in whatever unit. */
export const MAX_WEIGHT = 99_999

const weight = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WEIGHT)), null)

/** A pet as it is sent: the weight in kg with two decimals, never negative [DOM-46]. */
export const PetSubmitSchema = v.object({
  id: v.nullish(id),
  first_name: text(MAX_LENGTH.name),
  last_name: text(MAX_LENGTH.name),
  breed_type: text(MAX_LENGTH.name),
  breed: text(MAX_LENGTH.name),
  sex: text(20),
  size: v.nullish(text(MAX_LENGTH.name), ''),
  weight,
  custom_unit: weight,
})
export type PetSubmit = v.InferOutput<typeof PetSubmitSchema>

/** [DOM-11] */
export const PetTypeOptionSchema = v.object({ pet_type: wireText })
export type PetTypeOption = v.InferOutput<typeof PetTypeOptionSchema>

/** [DOM-11] */
export const BreedOptionSchema = v.object({
  name: wireText,
  custom_unit: wireTextOrNull,
  custom_unit_to_kg_ratio: amount,
})
export type BreedOption = v.InferOutput<typeof BreedOptionSchema>

import * as v from 'valibot'
import { amount, wireText, wireTextOrNull } from '../value/schema'
import { petFields } from './fields'

/** A pet as pages and records store it [DOM-10]. */
export const PetSchema = petFields.schema
export type Pet = v.InferOutput<typeof PetSchema>

/** A pet as the API sends it. */
export const ServerPetSchema = petFields.wire
export type ServerPet = v.InferOutput<typeof ServerPetSchema>
export type PetWire = v.InferInput<typeof ServerPetSchema>

/** A pet for the API. */
export const PetSubmitSchema = petFields.submit
export type PetSubmit = v.InferOutput<typeof PetSubmitSchema>

/** Fields of the form. */
export type PetInput = ReturnType<typeof petFields.asked>

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

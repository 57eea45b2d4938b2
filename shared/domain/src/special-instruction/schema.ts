import * as v from 'valibot'
import type { FieldCode } from '../value/rules'
import { MAX_LENGTH, flag, id, multilineText, wireText } from '../value/schema'

/** [DOM-21] */
export const SpecialInstructionSchema = v.object({
  id: wireText,
  description: wireText,
  opportunity_id: wireText,
  completed: flag,
})
export type SpecialInstruction = v.InferOutput<typeof SpecialInstructionSchema>

/** An instruction as it is sent [API-27]. */
export const SpecialInstructionSubmitSchema = v.object({
  id: v.nullish(v.union([v.literal(''), id])),
  description: v.pipe(multilineText(MAX_LENGTH.instruction), v.minLength(1, 'required' satisfies FieldCode)),
  opportunity_id: id,
  completed: v.nullish(v.boolean(), false),
})
export type SpecialInstructionSubmit = v.InferOutput<typeof SpecialInstructionSubmitSchema>

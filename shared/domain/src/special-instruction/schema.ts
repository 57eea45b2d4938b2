import * as v from 'valibot'
import type { FieldCode } from '../value/rules'
import { limitedList } from '../value/limited'
import { MAX_LENGTH, flag, id, multilineText, wireText } from '../value/schema'

/** [DOM-21] */
export const SpecialInstructionSchema = v.object({
  id: wireText,
  description: wireText,
  opportunity_id: wireText,
  completed: flag,
})
export type SpecialInstruction = v.InferOutput<typeof SpecialInstructionSchema>

/** Most instructions of a booking [OPEN-88]. */
export const MAX_INSTRUCTIONS = 50

/** The page creates the id of a row, so that sending the row twice adds one. A row without an id is new. */
export const InstructionRowSchema = v.object({
  id: v.nullish(v.union([v.literal(''), id])),
  description: v.pipe(multilineText(MAX_LENGTH.instruction), v.minLength(1, 'required' satisfies FieldCode)),
})
export type InstructionRow = v.InferOutput<typeof InstructionRowSchema>

/** A list of instructions for the API, in order. */
export const instructionList = <T extends v.GenericSchema<unknown, InstructionRow>>(row: T) =>
  v.pipe(
    limitedList(row, { max: MAX_INSTRUCTIONS }),
    v.check((rows: v.InferOutput<T>[]) => hasOwnIds(rows), 'invalid' satisfies FieldCode),
  )

/** A single instruction for the API [API-27]. */
export const SpecialInstructionSubmitSchema = v.object({
  ...InstructionRowSchema.entries,
  opportunity_id: id,
  completed: v.nullish(v.boolean(), false),
})
export type SpecialInstructionSubmit = v.InferOutput<typeof SpecialInstructionSubmitSchema>

function hasOwnIds(rows: readonly InstructionRow[]): boolean {
  const ids = rows.flatMap((row) => row.id || [])
  return new Set(ids).size === ids.length
}

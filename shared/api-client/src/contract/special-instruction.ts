import { SpecialInstructionSchema, SpecialInstructionSubmitSchema, id, instructionList, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams } from './shared-schemas'

const rows = instructionList(SpecialInstructionSubmitSchema)

/** Adds rows to a booking without any. The version is the booking's [API-27, OPEN-52, OPEN-88]. */
export const saveSpecialInstructions = endpoint('saveSpecialInstructions', {
  method: 'POST',
  path: 'portal/special_instruction',
  summary: 'Add special instructions to a booking',
  access: 'staff',
  body: v.object({ opportunity_id: id, special_instructions: rows }),
  response: v.array(SpecialInstructionSchema),
  namesInBody: true,
  idempotent: true,
  conflicts: true,
  versioned: true,
})

/** Replaces all rows of the booking `{id}`. The version is the booking's [API-28, OPEN-52, OPEN-88]. */
export const replaceSpecialInstructions = endpoint('replaceSpecialInstructions', {
  method: 'PUT',
  path: 'portal/special_instruction/{id}',
  summary: 'Put this list in place of the special instructions of a booking',
  access: 'staff',
  params: IdParams,
  body: v.object({ special_instructions: rows }),
  response: v.array(SpecialInstructionSchema),
  idempotent: true,
  conflicts: true,
  versioned: true,
})

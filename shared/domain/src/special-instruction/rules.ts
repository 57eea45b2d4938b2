import type { FieldErrors } from '../value/rules'
import { multilineTextError } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import type { InstructionRow, SpecialInstruction, SpecialInstructionSubmit } from './schema'

export function emptyInstruction(opportunityId = ''): SpecialInstruction {
  return { id: '', description: '', opportunity_id: opportunityId, completed: false }
}

/** Codes by row: an empty row is an error [WIZ-103]. */
export function instructionErrors(
  rows: readonly Pick<Partial<SpecialInstruction>, 'description'>[],
): FieldErrors<number> {
  const errors: FieldErrors<number> = {}
  rows.forEach((row, index) => {
    const code = multilineTextError(row.description, MAX_LENGTH.instruction)
    if (code) errors[index] = code
  })
  return errors
}

/** The rows as a booking sends them. */
export function toInstructionRows(rows: readonly SpecialInstruction[]): InstructionRow[] {
  return rows.map(({ id, description }) => ({ id, description: description.trim() }))
}

/** The rows as they are sent by themselves: never completed from here [API-27]. */
export function toInstructionSubmit(
  rows: readonly SpecialInstruction[],
  bookingId: string,
): SpecialInstructionSubmit[] {
  return toInstructionRows(rows).map((row) => ({ ...row, opportunity_id: bookingId, completed: false }))
}

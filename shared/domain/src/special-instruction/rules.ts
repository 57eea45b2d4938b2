import type { FieldErrors } from '../value/rules'
import { multilineTextError } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import type { SpecialInstruction, SpecialInstructionSubmit } from './schema'

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

/** The rows as they are sent for a booking: never completed from here [API-27]. */
export function toInstructionSubmit(
  rows: readonly SpecialInstruction[],
  bookingId: string,
): SpecialInstructionSubmit[] {
  return rows.map((row) => ({
    id: row.id,
    description: row.description.trim(),
    opportunity_id: bookingId,
    completed: false,
  }))
}

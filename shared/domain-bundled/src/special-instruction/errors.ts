import { MAX_LENGTH, multilineTextError } from '@portal/domain'
import type { FieldErrors, SpecialInstruction } from '@portal/domain'

/** Errors by row index; an empty row is an error [WIZ-103]. */
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

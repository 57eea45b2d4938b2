// The shared rules are imported by package name, because each remote bundles this entry itself.
import { MAX_LENGTH, multilineTextError } from '@portal/domain'
import type { FieldErrors } from '../value/rules'
import type { SpecialInstruction } from './schema'

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

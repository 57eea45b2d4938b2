import type { InstructionRow, SpecialInstruction } from './schema'

export function emptyInstruction(opportunityId = ''): SpecialInstruction {
  return { id: '', description: '', opportunity_id: opportunityId, completed: false }
}

/** Rows for the API. */
export function toInstructionRows(rows: readonly SpecialInstruction[]): InstructionRow[] {
  return rows.map(({ id, description }) => ({ id, description: description.trim() }))
}

/** Whether both lists have the same rows in the same order, ignoring blanks around the text. */
export function sameInstructions(a: readonly SpecialInstruction[], b: readonly SpecialInstruction[]): boolean {
  const [one, other] = [toInstructionRows(a), toInstructionRows(b)]
  return (
    one.length === other.length &&
    one.every(({ id, description }, at) => id === other[at]?.id && description === other[at]?.description)
  )
}

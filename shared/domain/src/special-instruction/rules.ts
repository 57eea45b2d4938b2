import type { InstructionRow, SpecialInstruction } from './schema'

export function emptyInstruction(opportunityId = ''): SpecialInstruction {
  return { id: '', description: '', opportunity_id: opportunityId, completed: false }
}

/** The rows as they are sent. */
export function toInstructionRows(rows: readonly SpecialInstruction[]): InstructionRow[] {
  return rows.map(({ id, description }) => ({ id, description: description.trim() }))
}

/** Whether both lists say the same, in the same order: spaces around the words do not count. */
export function sameInstructions(a: readonly SpecialInstruction[], b: readonly SpecialInstruction[]): boolean {
  const [one, other] = [toInstructionRows(a), toInstructionRows(b)]
  return (
    one.length === other.length &&
    one.every(({ id, description }, at) => id === other[at]?.id && description === other[at]?.description)
  )
}

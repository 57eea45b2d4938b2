import type { InstructionRow, SpecialInstruction } from './schema'

export function emptyInstruction(opportunityId = ''): SpecialInstruction {
  return { id: '', description: '', opportunity_id: opportunityId, completed: false }
}

/** The rows as a booking sends them. */
export function toInstructionRows(rows: readonly SpecialInstruction[]): InstructionRow[] {
  return rows.map(({ id, description }) => ({ id, description: description.trim() }))
}

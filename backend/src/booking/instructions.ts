import { randomUUID } from 'node:crypto'
import { MAX_INSTRUCTIONS } from '@portal/domain'
import type { FieldCode, InstructionRow } from '@portal/domain'
import { invalid } from '../errors/failure'
import type { InstructionRecord } from '../repositories/booking'

/** Records of a whole list. A known row keeps its completion, which only the provider sets [API-28]. */
export function instructionRecords(
  current: readonly InstructionRecord[],
  sent: readonly InstructionRow[],
): InstructionRecord[] {
  const known = new Map(current.map((row) => [row.id, row]))
  return sent.map(({ id, description }, seq) => ({
    id: id || randomUUID(),
    seq,
    description,
    completed: known.get(id ?? '')?.completed ?? false,
  }))
}

/** The present rows plus the sent ones, which are matched by id [API-27]. */
export function addedInstructions(
  current: readonly InstructionRecord[],
  sent: readonly InstructionRow[],
): InstructionRecord[] {
  const ids = new Set(sent.map((row) => row.id))
  const all = [...current.filter((row) => !ids.has(row.id)), ...sent]
  if (all.length > MAX_INSTRUCTIONS) throw invalid({ special_instructions: 'tooMany' satisfies FieldCode })
  return instructionRecords(current, all)
}

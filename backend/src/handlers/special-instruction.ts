import { randomUUID } from 'node:crypto'
import type { SpecialInstructionSubmit } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import { toServerInstruction } from '../booking/to-server-booking'
import { event, refuseIfFinal } from '../booking/write-booking'
import type { Write } from '../booking/write-booking'
import { BookingRepository } from '../repositories/booking'
import type { InstructionRecord } from '../repositories/booking'
import { tenantFrom } from '../tenant/tenant'
import type { Handlers } from './handler'

const MOST_INSTRUCTIONS = 50

/** POST adds rows, PUT puts the whole list in place; a repeated call is known by its idempotency key [OPEN-52]. */
export function specialInstructionHandlers(): Handlers<
  Pick<Contract, 'saveSpecialInstructions' | 'replaceSpecialInstructions'>
> {
  return {
    saveSpecialInstructions: ({ session, body, now, once }) =>
      once((tx) => save({ tx, session, now }, body.opportunity_id, body.special_instructions, true)),
    replaceSpecialInstructions: ({ session, params, body, now, once }) =>
      once((tx) => save({ tx, session, now }, params.id, body.special_instructions, false)),
  }
}

async function save(write: Write, bookingId: string, sent: readonly SpecialInstructionSubmit[], isAddition: boolean) {
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  const stored = await repository.lock(bookingId)
  await refuseIfFinal(write.tx, stored)
  const rows = merge(stored.instructions, sent, isAddition)
  await repository.replaceInstructions(bookingId, rows)
  await repository.addEvent(bookingId, event(write, 'special_instructions', '', String(rows.length)))
  return rows.map((row) => toServerInstruction(row, bookingId))
}

/** Rows keep id and state when they are sent back; the provider alone completes them. */
function merge(
  current: readonly InstructionRecord[],
  sent: readonly SpecialInstructionSubmit[],
  isAddition: boolean,
): InstructionRecord[] {
  const ids = new Set(sent.map((row) => row.id))
  const kept = isAddition ? current.filter((row) => !ids.has(row.id)) : []
  const written = sent.map((row) => {
    const existing = current.find((each) => each.id === row.id)
    return {
      id: existing?.id ?? randomUUID(),
      description: row.description,
      completed: existing?.completed ?? false,
    }
  })
  return [...kept, ...written].slice(0, MOST_INSTRUCTIONS).map((row, seq) => ({ ...row, seq }))
}

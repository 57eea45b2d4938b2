import type { SpecialInstructionSubmit } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import { addedInstructions, instructionRecords } from '../booking/instructions'
import { toServerInstruction } from '../booking/to-server-booking'
import { event, lockToChange } from '../booking/write-booking'
import type { Write } from '../booking/write-booking'
import { BookingRepository } from '../repositories/booking'
import type { InstructionRecord } from '../repositories/booking'
import { tenantFrom } from '../tenant/tenant'
import { Versioned } from './handler'
import type { Handlers } from './handler'

/** POST adds rows, PUT puts the whole list in place; both are changes of the booking [OPEN-52, OPEN-88]. */
export function specialInstructionHandlers(): Handlers<
  Pick<Contract, 'saveSpecialInstructions' | 'replaceSpecialInstructions'>
> {
  return {
    saveSpecialInstructions: ({ session, body, version, now, once }) =>
      once((tx) =>
        save({ tx, session, now }, body.opportunity_id, version, body.special_instructions, addedInstructions),
      ),
    replaceSpecialInstructions: ({ session, params, body, version, now, once }) =>
      once((tx) => save({ tx, session, now }, params.id, version, body.special_instructions, instructionRecords)),
  }
}

async function save(
  write: Write,
  bookingId: string,
  version: number,
  sent: readonly SpecialInstructionSubmit[],
  merge: (current: readonly InstructionRecord[], sent: readonly SpecialInstructionSubmit[]) => InstructionRecord[],
) {
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  const { instructions } = await lockToChange(write, bookingId, version)
  const rows = merge(instructions, sent)
  await repository.update(bookingId, {})
  await repository.replaceInstructions(bookingId, rows)
  await repository.addEvent(bookingId, event(write, 'special_instructions', '', String(rows.length)))
  const answer = rows.map((row) => toServerInstruction(row, bookingId))
  return new Versioned(answer, version + 1)
}

import type { SpecialInstructionSubmit } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { addedInstructions, instructionRecords } from '../booking/instructions'
import { toServerInstruction } from '../booking/to-server-booking'
import { lockToChange, saveChanges } from '../booking/write-booking'
import type { StaffContext } from '../session/action-context'
import type { InstructionRecord } from '../repositories/booking'
import { VersionedResponse } from './handler'
import type { Handlers } from './handler'

/** POST adds rows, PUT replaces the list; both are changes of the booking [OPEN-52, OPEN-88]. */
export function specialInstructionHandlers({
  outbox,
}: Pick<Deps, 'outbox'>): Handlers<Pick<Contract, 'saveSpecialInstructions' | 'replaceSpecialInstructions'>> {
  return {
    saveSpecialInstructions: ({ body, version, once }) =>
      once((act) => save(act, body.opportunity_id, version, body.special_instructions, addedInstructions)).finally(
        outbox.wake,
      ),
    replaceSpecialInstructions: ({ params, body, version, once }) =>
      once((act) => save(act, params.id, version, body.special_instructions, instructionRecords)).finally(outbox.wake),
  }
}

async function save(
  write: StaffContext,
  bookingId: string,
  version: number,
  sent: readonly SpecialInstructionSubmit[],
  merge: (current: readonly InstructionRecord[], sent: readonly SpecialInstructionSubmit[]) => InstructionRecord[],
) {
  const stored = await lockToChange(write, bookingId, version)
  const { booking, instructions } = await saveChanges(write, stored, { instructions: merge(stored.instructions, sent) })
  const rows = instructions.map((row) => toServerInstruction(row, bookingId))
  return new VersionedResponse(rows, booking.version)
}

import { STAGE, instructionErrors, isCremationPackage, isPartialStage } from '@portal/domain'
import { outdated } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import type { StoredBooking } from '../repositories/booking'
import { ReferenceRepository } from '../repositories/reference'
import { tenantFrom } from '../tenant/tenant'
import { draftErrors, orderErrors } from './draft-errors'
import { toServerBooking } from './to-server-booking'
import { event, refuseIfAny, refuseIfFinal } from './write-booking'
import type { Write } from './write-booking'

/** Whether the complete call still has something to do; a submitted booking is only answered again. */
export function isOpen({ booking }: StoredBooking): boolean {
  return isPartialStage(booking.stage)
}

/** What keeps a booking from being submitted. */
export async function checkWhole(write: Write, stored: StoredBooking): Promise<void> {
  const { booking, lines, instructions } = stored
  const { pet } = booking.details
  const breed = pet && (await new ReferenceRepository(write.tx).breed(pet.type, pet.breed))
  const rows = Object.entries(instructionErrors(instructions))
  refuseIfAny({
    ...draftErrors(booking, breed !== null),
    ...orderErrors(booking, lines, (line) => isCremationPackage(line.name)),
    ...Object.fromEntries(rows.map(([index, code]) => [`special_instructions.${index}`, String(code)])),
  })
}

/** Marks the version that the page showed submitted, once, and keeps a record of what it was [OPEN-49, OPEN-86]. */
export async function submitBooking(
  write: Write,
  id: string,
  version: number,
  imageKey: string,
): Promise<StoredBooking> {
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  const stored = await repository.lock(id)
  if (!isOpen(stored)) {
    // The first answer got lost, or nothing is left to be done.
    const known = [stored.booking.version, await repository.submittedVersion(id)]
    if (!known.includes(version)) throw outdated()
    return stored
  }
  await refuseIfFinal(write.tx, stored)
  if (stored.booking.version !== version) throw outdated()
  await checkWhole(write, stored)
  const { by, at } = event(write, '', '', '')
  await repository.addSubmission({
    bookingId: id,
    at,
    by,
    version,
    imageKey,
    record: toServerBooking(stored, 'listPrice'),
  })
  await repository.update(id, { stage: STAGE.vpSubmitted })
  await repository.addEvent(id, event(write, 'order_stage_c', stored.booking.stage, STAGE.vpSubmitted))
  return repository.find(id)
}

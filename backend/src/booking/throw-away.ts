import { canBringBack, whyNotThrownAway } from '@portal/domain'
import type { NotThrownAway } from '@portal/domain'
import { conflict, outdated } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import type { StoredBooking } from '../repositories/booking'
import type { StaffAct } from '../tenant/act'
import { clientCareOf } from '../tenant/client-care'
import { tenantFrom } from '../tenant/tenant'
import { endApproval } from './end-approval'
import { event } from './write-booking'

const WHY_NOT: Readonly<Record<NotThrownAway, string>> = {
  collected: 'The pet is in our care, so this booking cannot be thrown away.',
  submitted: 'This booking is submitted, so it cannot be thrown away.',
  cancelled: 'This booking is cancelled already.',
}

/** Takes an unfinished booking out of the lists, as the caller read it [OPEN-128]. */
export async function throwAwayBooking(write: StaffAct, id: string, version: number): Promise<StoredBooking> {
  const stored = await lockAsRead(write, id, version)
  const { stage, thrownAwayAt } = stored.booking
  if (thrownAwayAt) return stored
  const why = whyNotThrownAway(stage)
  if (why) throw conflict(`${WHY_NOT[why]} ${await whomToCall(write)}`)
  for (const { lineId, approvedAt } of stored.artworks) {
    if (approvedAt !== null) await endApproval(write, { bookingId: id, lineId }, 'discarded')
  }
  return keep(write, id, write.now, 'true')
}

/** Puts it back as it was, for 30 days. */
export async function bringBackBooking(write: StaffAct, id: string, version: number): Promise<StoredBooking> {
  const stored = await lockAsRead(write, id, version)
  const { thrownAwayAt } = stored.booking
  if (!thrownAwayAt) return stored
  if (!canBringBack(thrownAwayAt, write.now)) {
    throw conflict(`This booking was thrown away more than 30 days ago. ${await whomToCall(write)}`)
  }
  return keep(write, id, null, '')
}

async function lockAsRead({ tx, session }: StaffAct, id: string, version: number): Promise<StoredBooking> {
  const stored = await new BookingRepository(tx, tenantFrom(session)).lock(id)
  if (stored.booking.version !== version) throw outdated()
  return stored
}

async function keep(write: StaffAct, id: string, thrownAwayAt: Date | null, said: string): Promise<StoredBooking> {
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  await repository.update(id, { thrownAwayAt })
  await repository.addEvent(id, event(write, 'thrown_away', said ? '' : 'true', said))
  return repository.find(id)
}

async function whomToCall({ tx, session }: StaffAct): Promise<string> {
  return `Call ${await clientCareOf(tx, session.practiceId)}.`
}

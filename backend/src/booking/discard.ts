import { canRestore, whyNoDiscard } from '@portal/domain'
import type { NoDiscardReason } from '@portal/domain'
import { conflict, outdated } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import type { StoredBooking } from '../repositories/booking'
import type { StaffContext } from '../session/action-context'
import { clientCareOf } from '../practice/client-care'
import { tenantFrom } from '../session/tenant'
import { endApproval } from './submitted-artworks'
import { event } from './write-booking'

const WHY_NOT: Readonly<Record<NoDiscardReason, string>> = {
  collected: 'The pet is in our care, so this booking cannot be discarded.',
  submitted: 'This booking is submitted, so it cannot be discarded.',
  cancelled: 'This booking is cancelled already.',
}

/** Discards an unfinished booking in the version that the caller read [OPEN-128]. */
export async function discardBooking(write: StaffContext, id: string, version: number): Promise<StoredBooking> {
  const stored = await lockAsRead(write, id, version)
  const { stage, discardedAt } = stored.booking
  if (discardedAt) return stored
  const why = whyNoDiscard(stage)
  if (why) throw conflict(`${WHY_NOT[why]} ${await whomToCall(write)}`)
  for (const { lineId, approvedAt } of stored.artworks) {
    if (approvedAt !== null) await endApproval(write, { bookingId: id, lineId }, 'discarded')
  }
  return keep(write, id, write.now, 'true')
}

/** Restores a discarded booking within 30 days. */
export async function restoreBooking(write: StaffContext, id: string, version: number): Promise<StoredBooking> {
  const stored = await lockAsRead(write, id, version)
  const { discardedAt } = stored.booking
  if (!discardedAt) return stored
  if (!canRestore(discardedAt, write.now)) {
    throw conflict(`This booking was discarded more than 30 days ago. ${await whomToCall(write)}`)
  }
  return keep(write, id, null, '')
}

async function lockAsRead({ tx, session }: StaffContext, id: string, version: number): Promise<StoredBooking> {
  const stored = await new BookingRepository(tx, tenantFrom(session)).lock(id)
  if (stored.booking.version !== version) throw outdated()
  return stored
}

async function keep(write: StaffContext, id: string, discardedAt: Date | null, reason: string): Promise<StoredBooking> {
  const repository = new BookingRepository(write.tx, tenantFrom(write.session))
  await repository.update(id, { discardedAt })
  await repository.addEvent(id, event(write, 'discarded', reason ? '' : 'true', reason))
  return repository.find(id)
}

async function whomToCall({ tx, session }: StaffContext): Promise<string> {
  return `Call ${await clientCareOf(tx, session.practiceId)}.`
}

import { forbidden, notFound } from '../errors/failure'
import type { GuestUse } from '../tenant/session'
import type { GuestSession, StaffSession } from '../tenant/session'

/**
 * Lets staff pass, and an owner whose token was made for this use and this booking [OPEN-77]. Another
 * booking is not found, so that nobody learns which exist.
 */
export function admitGuest(session: StaffSession | GuestSession, uses: readonly GuestUse[], bookingId: string): void {
  if (session.kind === 'staff') return
  if (!uses.includes(session.use)) throw forbidden('This link does not open this part of the booking.')
  if (session.bookingId !== bookingId) throw notFound('The booking')
}

import { forbidden, notFound } from '../errors/failure'
import type { GuestUse, Session } from '../session/session'

/** Lets staff pass, and an owner whose token was made for this use [OPEN-77]. */
export function admitUse(session: Session, uses: readonly GuestUse[]): void {
  if (session.kind === 'guest' && !uses.includes(session.use)) {
    throw forbidden('This link does not open this part of the booking.')
  }
}

/**
 * Lets staff pass, and an owner whose token was made for this use of this booking: they see each of its plaques in one
 * visit [OPEN-349]. Another booking is not found, so that nobody learns which exist.
 */
export function admitGuest(session: Session, uses: readonly GuestUse[], asked: { readonly bookingId: string }): void {
  admitUse(session, uses)
  if (session.kind === 'staff') return
  if (session.bookingId !== asked.bookingId) throw notFound('The booking')
}

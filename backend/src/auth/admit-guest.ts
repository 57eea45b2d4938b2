import { forbidden, notFound } from '../errors/failure'
import type { GuestUse, Session } from '../tenant/session'

/** Lets staff pass, and an owner whose token was made for this use [OPEN-77]. */
export function admitUse(session: Session, uses: readonly GuestUse[]): void {
  if (session.kind === 'guest' && !uses.includes(session.use)) {
    throw forbidden('This link does not open this part of the booking.')
  }
}

/**
 * Lets staff pass, and an owner whose token was made for this use and this line of this booking [OPEN-77]. Another
 * booking or line is not found, so that nobody learns which exist.
 */
export function admitGuest(
  session: Session,
  uses: readonly GuestUse[],
  asked: { readonly bookingId: string; readonly lineId?: string | null | undefined },
): void {
  admitUse(session, uses)
  if (session.kind === 'staff') return
  if (session.bookingId !== asked.bookingId) throw notFound('The booking')
  if (asked.lineId && session.lineId !== asked.lineId) throw notFound('The engraving')
}

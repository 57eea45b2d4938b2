import { forbidden, notFound } from '../errors/failure'
import type { GuestUse, Session } from '../session/session'

/** Admits staff, and an owner whose token has this use [OPEN-77]. */
export function admitUse(session: Session, uses: readonly GuestUse[]): void {
  if (session.kind === 'guest' && !uses.includes(session.use)) {
    throw forbidden('This link does not open this part of the booking.')
  }
}

/**
 * Admits staff, and an owner whose token has this use for this booking. The token opens all plaques of the booking
 * [OPEN-349]. Another booking gives 404, so that
 * the caller cannot find out whether it exists.
 */
export function admitGuest(
  session: Session,
  uses: readonly GuestUse[],
  requested: { readonly bookingId: string },
): void {
  admitUse(session, uses)
  if (session.kind === 'staff') return
  if (session.bookingId !== requested.bookingId) throw notFound('The booking')
}

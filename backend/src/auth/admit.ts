import { asFailure } from '../errors/as-failure'
import { forbidden, notFound, unauthenticated } from '../errors/failure'
import type { SignInRepository } from '../repositories/sign-in'
import { isSignInOver } from '../session/sign-in'
import type { GuestUse, Session } from '../session/session'
import type { SignIn, SignInLimits } from '../session/sign-in'

/** Shortest time between two recorded uses: a write per call would cost more than the precision is worth. */
const NOTE_EVERY_MS = 60_000

export interface SignInDeps {
  readonly repository: SignInRepository
  readonly limits: SignInLimits
  readonly now: () => Date
}

/** Admits a sign-in that was made at this portal and is not over, and records its use [OPEN-326]. */
export async function admitSignIn({ repository, limits, now }: SignInDeps, { id }: SignIn): Promise<void> {
  const state = await repository.find(id)
  if (state === null) throw unauthenticated('You did not sign in at this portal. Sign in here to continue.')
  if (isSignInOver(state, limits, now())) throw unauthenticated()
  if (now().getTime() - state.lastUsedAt.getTime() < NOTE_EVERY_MS) return
  await ignoreReadOnly(repository.note(id, now()))
}

/** Ignores the failure of a write while the database is read-only, so that reads continue. */
export async function ignoreReadOnly(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (asFailure(error)?.kind !== 'unavailable') throw error
  })
}

/**
 * Whether tokens of the sign-in may be renewed. A renewal does not count as use, because open pages renew on their own.
 */
export async function maySignInGoOn({ repository, limits, now }: SignInDeps, { id }: SignIn): Promise<boolean> {
  const state = await repository.find(id)
  return state !== null && !isSignInOver(state, limits, now())
}

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

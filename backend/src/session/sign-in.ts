import { MINUTE_MS } from '@portal/domain'
import { conflict } from '../errors/failure'

/** A staff sign-in, from its tokens. */
export interface SignIn {
  /** The pool's id, which renewed tokens keep. */
  readonly id: string
  readonly username: string
  readonly signedInAt: Date
}

/** How long a sign-in lasts; both are settings of the server. */
export interface SignInLimits {
  /** Longest time without an API call. */
  readonly idleMs: number
  /** Longest time since the password, however much the sign-in is used. */
  readonly absoluteMs: number
}

export interface SignInState {
  readonly signedInAt: Date
  readonly lastUsedAt: Date
  /** When the user logged out, here or everywhere. */
  readonly endedAt: Date | null
}

/** Whether the sign-in is over [OPEN-161, OPEN-162]. This is final, because uses are no longer recorded then. */
export function isSignInOver(
  { signedInAt, lastUsedAt, endedAt }: SignInState,
  limits: SignInLimits,
  now: Date,
): boolean {
  if (endedAt !== null) return true
  const since = (moment: Date) => now.getTime() - moment.getTime()
  return since(signedInAt) >= limits.absoluteMs || since(lastUsedAt) >= limits.idleMs
}

/** Measured from the password, or the code after it; renewing a token does not count. */
const RECENT_MS = 5 * MINUTE_MS
/** Time for actions that began with a recent sign-in. */
export const UNDER_WAY_MS = 20 * MINUTE_MS

/** Refuses changes of sign-in methods or access unless the user has just signed in [OPEN-280, OPEN-327]. */
export function needsRecentSignIn({ signedInAt }: SignIn, now: Date, withinMs = RECENT_MS): void {
  if (now.getTime() - signedInAt.getTime() <= withinMs) return
  throw conflict('You signed in a while ago. Enter your password once more, then try again.', { sign_in: 'old' })
}

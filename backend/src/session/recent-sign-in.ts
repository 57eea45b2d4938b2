import { MINUTE_MS } from '@portal/domain'
import { conflict } from '../errors/failure'
import type { SignIn } from './sign-in'

/** Measured from the password, or the code after it; renewing a token does not count. */
const RECENT_MS = 5 * MINUTE_MS
/** Time for actions that began with a recent sign-in. */
export const UNDER_WAY_MS = 20 * MINUTE_MS

/** Refuses changes of sign-in methods or access unless the user has just signed in [OPEN-280, OPEN-327]. */
export function needsRecentSignIn({ signedInAt }: SignIn, now: Date, withinMs = RECENT_MS): void {
  if (now.getTime() - signedInAt.getTime() <= withinMs) return
  throw conflict('You signed in a while ago. Enter your password once more, then try again.', { sign_in: 'old' })
}

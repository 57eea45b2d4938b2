import { MINUTE_MS } from '@portal/domain'
import { conflict } from '../errors/failure'
import type { SignIn } from './sign-in'

/** Since the password, and the code where one is asked for; renewing a token does not count. */
const RECENT_MS = 5 * MINUTE_MS
/** What begins with a recent sign-in may take so long. */
export const UNDER_WAY_MS = 20 * MINUTE_MS

/** Refuses what changes how somebody signs in, or gives access, unless they have just signed in [OPEN-280, OPEN-327]. */
export function needsRecentSignIn({ signedInAt }: SignIn, now: Date, withinMs = RECENT_MS): void {
  if (now.getTime() - signedInAt.getTime() <= withinMs) return
  throw conflict('You signed in a while ago. Enter your password once more, then try again.', { sign_in: 'old' })
}

import { isTokenOf, isUsable } from '../start/access-token'
import { canRenew, renewToken } from './renewal'
import { dropToken, isStored, storedToken, storedSession } from './session'
import type { StaffSession } from './session'

/**
 * The session check on load [SHL-17..20]: a valid stored token needs no identity library; an expired one is renewed; a
 * failed check means unauthenticated.
 */
export async function checkSession(): Promise<StaffSession | null> {
  const session = storedSession()
  const found = storedToken()
  if (session && isUsable(found) && isTokenOf(session.subject, found)) return session
  const token = session && canRenew() ? await renewToken(session).catch(() => undefined) : null
  // The token stays while the service does not answer, for other tabs. A token that another tab stored meanwhile stays
  // too.
  if (token === null && storedToken() === found) dropToken()
  return token ? session : null
}

/**
 * The token for the shown session, renewed if it expired. Null when the browser's session has ended or is another
 * user's: that token must never act for these screens. Rejects when renewal gets no answer, since an expired token
 * would end the session [API-04].
 */
export async function tokenFor(session: StaffSession): Promise<string | null> {
  const ended = storedToken()
  if (!ended || !isStored(session) || !isTokenOf(session.subject, ended)) return null
  return isUsable(ended) ? ended : ((await renewToken(session)) ?? (isStored(session) ? ended : null))
}

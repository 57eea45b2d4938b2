import { isTokenOf, isUsable } from '../start/access-token'
import { canRenew, renewToken } from './renewal'
import { dropToken, isStored, storedToken, storedSession } from './session'
import type { StaffSession } from './session'

/**
 * The check on load [SHL-17..20]: a stored token that is still good needs no identity library;
 * one that has ended is renewed; a failed check means unauthenticated.
 */
export async function checkSession(): Promise<StaffSession | null> {
  const session = storedSession()
  const found = storedToken()
  if (session && isUsable(found) && isTokenOf(session.subject, found)) return session
  const token = session && canRenew() ? await renewToken(session).catch(() => undefined) : null
  // Kept while the service does not answer: other tabs work on. What another has stored meanwhile is not ours to drop.
  if (token === null && storedToken() === found) dropToken()
  return token ? session : null
}

/**
 * The token to send for the session that this page shows, renewed if the computer slept past its end. Null when
 * the browser's session has ended or is another user's by now: that user's token must never act for these screens.
 * Rejects when it cannot be renewed because nobody answers: an ended token would only end the session [API-04].
 */
export async function tokenFor(session: StaffSession): Promise<string | null> {
  const ended = storedToken()
  if (!ended || !isStored(session) || !isTokenOf(session.subject, ended)) return null
  return isUsable(ended) ? ended : ((await renewToken(session)) ?? (isStored(session) ? ended : null))
}

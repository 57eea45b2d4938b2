import { keysWith, storageKeys } from '@portal/federation/host'
import { isTokenOf, isUsable } from '../start/access-token'
import { renewToken } from './renewal'
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
  const token = session && keysWith(localStorage, storageKeys.identity).length > 0 ? await renewToken(session) : null
  // What another tab has stored meanwhile is not ours to drop.
  if (!token && storedToken() === found) dropToken()
  return token ? session : null
}

/**
 * The token to send for the session that this page shows, renewed if the computer slept past its end. Null when
 * the browser's session has ended or is another user's by now: that user's token must never act for these screens.
 */
export async function tokenFor(session: StaffSession): Promise<string | null> {
  const ended = storedToken()
  if (!ended || !isStored(session) || !isTokenOf(session.subject, ended)) return null
  return isUsable(ended) ? ended : ((await renewToken(session)) ?? (isStored(session) ? ended : null))
}

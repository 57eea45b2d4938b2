import { portalConfig } from '@portal/federation/host'
import { isStored, storedToken } from '../session/session'
import { currentSession } from '../session/session-state'

/** An endpoint with this page's session token; null without a session, since anonymous counts are refused. */
export function inOwnName({ path }: { readonly path: string }) {
  const session = currentSession()
  // Another user may have signed in in another tab.
  const token = session && isStored(session) ? storedToken() : null
  return token ? { url: portalConfig().apiBase + path, token } : null
}

import { portalConfig } from '@portal/federation/host'
import { isStored, storedToken } from '../session/session'
import { currentSession } from '../session/session-state'

/** An endpoint in the name of this page's session; null without one: nobody else's word counts. */
export function inOwnName({ path }: { readonly path: string }) {
  const session = currentSession()
  // In another tab somebody else may have signed in meanwhile.
  const token = session && isStored(session) ? storedToken() : null
  return token ? { url: portalConfig().apiBase + path, token } : null
}

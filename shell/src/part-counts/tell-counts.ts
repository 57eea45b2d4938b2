import { countParts } from '@portal/api-client/contract/part-counts'
import { portalConfig, sendCounts } from '@portal/federation/host'
import { isStored, storedToken } from '../session/session'
import { currentSession } from '../session/session-state'

/** Tells how the parts of this page fare, in the name of its session: nobody else's word counts. */
export function tellCounts(): void {
  sendCounts(() => {
    const session = currentSession()
    // In another tab somebody else may have signed in meanwhile.
    const token = session && isStored(session) ? storedToken() : null
    return token ? { url: portalConfig().apiBase + countParts.path, token } : null
  })
}

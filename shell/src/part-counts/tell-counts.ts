import { countParts } from '@portal/api-client/contract/part-counts'
import { portalConfig, sendCounts } from '@portal/federation/host'
import { storedToken } from '../session/session'
import { currentSession } from '../session/session-state'

/** Tells how the parts of this page fare, in the name of its session: nobody else's word counts. */
export function tellCounts(): void {
  sendCounts(() => {
    const token = currentSession() && storedToken()
    return token ? { url: portalConfig().apiBase + countParts.path, token } : null
  })
}

import { createApiClient } from '@portal/api-client'
import { canonicalUrl, portalConfig, readText, storageKeys } from '@portal/federation'
import { sendReport } from '../errors/report'
import { isUsable } from '../start/stored-session'
import { dropToken, storedToken } from '../session/session'
import { renewToken } from '../session/session-check'
import { tellSessionEvent } from '../session/session-events'

/** The one client of the portal API; screens get it through the host and never see a token. */
export const api = createApiClient({
  baseUrl: portalConfig().apiBase,
  token: sendableToken,
  brand: () => readText(localStorage, storageKeys.brand) ?? portalConfig().brand,
  onUnauthorized: () => {
    dropToken()
    tellSessionEvent('unauthorized')
  },
  onForbidden: () => tellSessionEvent('forbidden'),
  report: (error) => void sendReport(error, { action: 'api' }),
  early: takeEarlyAnswer,
})

/** The staff token, renewed if the computer slept past its end; else the guest token of an owner (OPEN-77). */
async function sendableToken(): Promise<string | null> {
  const token = storedToken()
  if (isUsable(token)) return token
  if (token) return (await renewToken()) ?? token
  return readText(sessionStorage, storageKeys.guestToken)
}

/** The answer that the start script asked for, used once. */
function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const key = canonicalUrl(url.replace(location.origin, ''))
  const answer = window.portalEarly?.get(key)
  window.portalEarly?.delete(key)
  return answer
}

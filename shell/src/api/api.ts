import { ApiError, createApiClient } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import { portalConfig, readText, storageKeys } from '@portal/federation/host'
import { sendReport } from '../errors/report'
import { dropToken, isStored, storedToken } from '../session/session'
import { isInactive, serverWords } from '../session/refusal'
import { tokenFor } from '../session/session-check'
import { tokenUnderWay } from '../session/sign-in-beside'
import { emitSessionEvent } from '../session/session-events'
import { currentSession } from '../session/session-state'
import { dropEarlyAnswers, earlyBody, takeEarlyAnswer } from './early-answers'

/** The one client of the portal API; screens get it through the host and never see a token. */
export const api = createApiClient({
  baseUrl: portalConfig().apiBase,
  token: sendableToken,
  brand: () => readText(localStorage, storageKeys.brand) ?? portalConfig().brand,
  onUnauthorized: (_, sent) => {
    if (isOfBefore(sent)) return
    const session = currentSession()
    if (session && isStored(session)) dropToken()
    dropEarlyAnswers()
    emitSessionEvent('unauthorized')
  },
  onForbidden: (error) => emitSessionEvent(isInactive(error) ? 'inactive' : 'forbidden', serverWords(error)),
  report: (error) => void sendReport(error, { action: 'api' }),
  early: takeEarlyAnswer,
  arrived: earlyBody,
})

/** For the calls of a sign-in: its token is nobody's session yet, and its refusal ends none [SHL-15]. */
export function apiWith(token: string): ApiClient {
  return createApiClient({
    baseUrl: portalConfig().apiBase,
    token: () => token,
    brand: () => portalConfig().brand,
    onUnauthorized: () => undefined,
    onForbidden: () => undefined,
    report: (error) => void sendReport(error, { action: 'sign-in' }),
  })
}

/** A refusal that comes late says nothing of who is signed in by now, nor of who has left [OPEN-277]. */
function isOfBefore(sent: string | null | undefined): boolean {
  const session = currentSession()
  if (sent === undefined) return false
  if (!session) return sent !== guestToken()
  const now = storedToken()
  return now !== null && isStored(session) && sent !== now
}

const guestToken = () => readText(sessionStorage, storageKeys.guestToken)

/** The token of the session shown, of no other; without a session the guest token of an owner [OPEN-77]. */
async function sendableToken(): Promise<string | null> {
  const session = currentSession()
  if (!session) return guestToken()
  const underWay = tokenUnderWay()
  if (underWay) await underWay
  const token = await tokenFor(session)
  // Sent without it, or with the token of who signed in elsewhere, a write could act for the wrong person.
  if (!token)
    throw new ApiError({ kind: 'unauthorized', status: 401, message: 'The session has ended in this browser' })
  return token
}

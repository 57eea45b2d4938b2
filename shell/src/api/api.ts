import { ApiError, createApiClient } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import { portalConfig, readText, storageKeys } from '@portal/federation/host'
import { sendReport } from '../errors/report'
import { currentSession, dropToken, isStored, storedToken } from '../session/session'
import { tokenFor } from '../session/renewal'
import { pendingToken } from '../session/sign-in-beside'
import { emitSessionEvent, isInactive, serverWords } from '../session/session-events'
import { dropEarlyAnswers, earlyBody, takeEarlyAnswer } from './early-answers'

/** The portal's one API client. Screens get it through the host and never see a token. */
export const api = createApiClient({
  baseUrl: portalConfig().apiBase,
  token: sendableToken,
  brand: () => readText(localStorage, storageKeys.brand) ?? portalConfig().brand,
  onUnauthorized: (_, sentToken) => {
    if (isOfBefore(sentToken)) return
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

/** A client for calls during sign-in: its token belongs to no session yet, and a refusal ends no session [SHL-15]. */
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

/** Whether the refused request belonged to an earlier session, so that it does not end the current one [OPEN-277]. */
function isOfBefore(sentToken: string | null | undefined): boolean {
  const session = currentSession()
  if (sentToken === undefined) return false
  if (!session) return sentToken !== guestToken()
  const now = storedToken()
  return now !== null && isStored(session) && sentToken !== now
}

const guestToken = () => readText(sessionStorage, storageKeys.guestToken)

/** The token of the shown session; without a session an owner's guest token [OPEN-77]. */
async function sendableToken(): Promise<string | null> {
  const session = currentSession()
  if (!session) return guestToken()
  const underWay = pendingToken()
  if (underWay) await underWay
  const token = await tokenFor(session)
  // A write without a token, or with another user's, could act for the wrong person.
  if (!token)
    throw new ApiError({ kind: 'unauthorized', status: 401, message: 'The session has ended in this browser' })
  return token
}

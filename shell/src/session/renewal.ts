import { DAY_MS, MINUTE_MS } from '@portal/domain'
import { ApiError } from '@portal/api-client'
import { keysWith, storageKeys } from '@portal/federation/host'
import { serverNow } from '../start/server-clock'
import { isTokenOf, isUsable, learnTimeFrom, tokenClaims } from '../start/access-token'
import { ANSWER_WITHIN_MS } from './identity-service'
import { dropToken, isStored, storedSession, storedToken, storeToken } from './session'
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

let renewal: Promise<string | null> | undefined

/**
 * Renews and stores the token; null when the service gives none. Rejects without an answer: the session is not over
 * then. Simultaneous calls share one renewal, and the first of several tabs renews for all, since the refresh token is
 * valid once [OPEN-215].
 */
export function renewToken(session: StaffSession): Promise<string | null> {
  renewal ??= renew(session).finally(() => (renewal = undefined))
  return renewal
}

async function renew(session: StaffSession): Promise<string | null> {
  const before = storedToken()
  return oneTabAtATime(async () => {
    const stored = storedToken()
    if (stored !== before && isUsable(stored) && isTokenOf(session.subject, stored)) return stored
    const { currentToken, forgetTokens } = await import(/* webpackChunkName: "identity" */ './identity')
    const token = await currentToken(true)
    if (!token || !isTokenOf(session.subject, token)) return null
    learnTimeFrom(token)
    if (storeToken(session, token)) return token
    // The library has stored its tokens anyway; after a logout none may stay [OPEN-15].
    if (!storedSession()) forgetTokens()
    return null
  }).catch(nullIfRefused)
}

/** Whether the library has tokens for renewal: it drops refused ones. */
function canRenew(): boolean {
  return keysWith(localStorage, storageKeys.identity).length > 0
}

function nullIfRefused(error: unknown): null {
  const isRefused = !canRenew() || (error instanceof Error && error.name === 'StorageRefused')
  if (isRefused) return null
  throw new ApiError({ kind: 'timeout', message: 'The session could not be renewed', cause: error })
}

/** Only one tab at a time changes the tokens. */
export function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  // Missing in an insecure context.
  const { locks }: { readonly locks?: LockManager | null } = navigator
  if (!locks) return task()
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS + 5_000)
  return locks.request('portal.renewal', { signal }, task)
}

const RENEW_BEFORE_MS = 5 * MINUTE_MS
/**
 * First retry after a failed renewal: its answer may be lost, and the old refresh token stays valid for 15 seconds
 * [OPEN-215], ten of which the page may have waited.
 */
const RETRY_SOON_MS = 3_000
/** Second retry, doubled each time up to the longest. */
const RETRY_MS = 30_000
const LONGEST_RETRY_MS = 5 * MINUTE_MS
/** Browsers cut off longer timers. */
const LONGEST_TIMER_MS = DAY_MS

/**
 * Renews the token in the background, five minutes before it expires by the server's clock, and again after a failure.
 * Plans anew when a sleeping page wakes. Returns the stop function.
 */
export function keepSessionFresh(session: StaffSession): () => void {
  let timer: ReturnType<typeof setTimeout>
  let failures = 0
  let stopped = false
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void whenDue(), waitFor(failures))
  }
  const whenDue = async () => {
    if (untilRenewal() > 0) return plan()
    failures = (await renewToken(session).catch(() => null)) ? 0 : failures + 1
    if (!stopped) plan()
  }
  const wakeUp = () => {
    if (document.visibilityState === 'visible') plan()
  }
  plan()
  document.addEventListener('visibilitychange', wakeUp)
  window.addEventListener('online', wakeUp)
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wakeUp)
    window.removeEventListener('online', wakeUp)
  }
}

/** Without a token there is nothing to renew: the server has refused it. */
function untilRenewal(): number {
  const { ends } = tokenClaims(storedToken() ?? '')
  return ends === null ? Infinity : ends - RENEW_BEFORE_MS - serverNow()
}

function waitFor(failures: number): number {
  if (failures === 1) return RETRY_SOON_MS
  if (failures > 1) return Math.min(RETRY_MS * 2 ** (failures - 2), LONGEST_RETRY_MS)
  return Math.min(Math.max(untilRenewal(), RETRY_MS), LONGEST_TIMER_MS)
}

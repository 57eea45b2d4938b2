import { DAY_MS, MINUTE_MS } from '@portal/domain'
import { ApiError } from '@portal/api-client'
import { keysWith, storageKeys } from '@portal/federation/host'
import { serverNow } from '../start/server-clock'
import { isTokenOf, isUsable, learnTimeFrom, tokenClaims } from '../start/access-token'
import { ANSWER_WITHIN_MS } from './identity-service'
import { storedToken, storedSession, storeToken } from './session'
import type { StaffSession } from './session'

let renewal: Promise<string | null> | undefined

/**
 * A fresh token from the identity service, stored; null when it gives none. Rejects when it does not answer: the
 * session is not over then. Calls at the same moment share one renewal, and of several tabs the first renews for
 * all: what the browser renews by counts once [OPEN-215].
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
    // The library has kept its own tokens all the same: after a logout none stays [OPEN-15].
    if (!storedSession()) forgetTokens()
    return null
  }).catch(nullIfRefused)
}

/** Whether the library holds tokens to renew with: it drops those that the service has refused. */
export function canRenew(): boolean {
  return keysWith(localStorage, storageKeys.identity).length > 0
}

function nullIfRefused(error: unknown): null {
  const isRefused = !canRenew() || (error instanceof Error && error.name === 'StorageRefused')
  if (isRefused) return null
  throw new ApiError({ kind: 'timeout', message: 'The session could not be renewed', cause: error })
}

/** Of the tabs of this browser one at a time changes the tokens. */
export function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  // Missing where the page is no secure context.
  const { locks }: { readonly locks?: LockManager | null } = navigator
  if (!locks) return task()
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS + 5_000)
  return locks.request('portal.renewal', { signal }, task)
}

const RENEW_BEFORE_MS = 5 * MINUTE_MS
/**
 * The first wait after a renewal that failed: its answer may be lost, and what it was asked with is good for 15 seconds
 * more [OPEN-215], ten of which the page may have waited.
 */
const RETRY_SOON_MS = 3_000
/** The wait after the next one, doubled each time up to the longest. */
const RETRY_MS = 30_000
const LONGEST_RETRY_MS = 5 * MINUTE_MS
/** Timers beyond this are cut off by the browser. */
const LONGEST_TIMER_MS = DAY_MS

/**
 * Renews the token in the background, five minutes before it ends by the server's clock, and again when the
 * service did not answer. A page that was asleep plans anew when it wakes. Returns what stops it.
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

import { keysWith, storageKeys } from '@portal/federation'
import { isUsable, tokenExpiry } from '../start/stored-session'
import { dropToken, storedToken, storedUser, storeToken } from './session'
import type { StaffSession } from './session'

/**
 * The check on load (SHL-17 to SHL-20): a stored token that is still good needs no identity library;
 * one that has ended is renewed; a failed check means unauthenticated.
 */
export async function checkSession(): Promise<StaffSession | null> {
  const session = storedUser()
  if (session && isUsable(storedToken())) return session
  const token = session && keysWith(localStorage, storageKeys.identity).length > 0 ? await renewToken() : null
  if (!token) dropToken()
  return token ? session : null
}

/** A fresh token from the identity service, stored; null when it has no session or does not answer. */
export async function renewToken(): Promise<string | null> {
  try {
    const { currentToken } = await import(/* webpackChunkName: "identity" */ './identity')
    const token = await currentToken(true)
    if (token) storeToken(token)
    return token
  } catch {
    return null
  }
}

const RENEW_BEFORE_MS = 5 * 60_000

/** Renews the token in the background, five minutes before it ends. Returns what stops it. */
export function keepSessionFresh(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    const ends = tokenExpiry(storedToken() ?? '') ?? Date.now() + RENEW_BEFORE_MS
    const wait = Math.min(Math.max(ends - Date.now() - RENEW_BEFORE_MS, 30_000), 24 * 3_600_000)
    timer = setTimeout(() => void renewToken().finally(plan), wait)
  }
  plan()
  return () => clearTimeout(timer)
}

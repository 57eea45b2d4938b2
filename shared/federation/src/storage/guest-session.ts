import * as v from 'valibot'
import type { GuestSession, GuestTokens } from '../portal-host/portal-host'
import { readJson, readText, removeKey, writeJson, writeText } from './json-storage'
import { storageKeys } from './keys'

const StoredSchema = v.object({ bookingId: v.string(), lineId: v.string(), expiresAt: v.number() })

/** This tab's guest session until it expires; survives a reload [SHL-23, OPEN-77]. */
export function readGuestSession(now: Date): GuestSession | null {
  const stored = readJson(sessionStorage, storageKeys.guestSession, StoredSchema)
  const isOver = stored === null || stored.expiresAt <= now.getTime()
  if (isOver || readText(sessionStorage, storageKeys.clientToken) === null) return null
  return { ...stored, expiresAt: new Date(stored.expiresAt) }
}

/** Stores an owner's tokens for this tab [SHL-23, OPEN-77]; null ends the guest session. */
export function storeGuestSession(session: GuestTokens | null): void {
  if (session) {
    const { bookingId, lineId, expiresAt } = session
    writeText(sessionStorage, storageKeys.guestToken, session.guestToken)
    writeText(sessionStorage, storageKeys.clientToken, session.clientToken)
    writeJson(sessionStorage, storageKeys.guestSession, { bookingId, lineId, expiresAt: expiresAt.getTime() })
  } else {
    for (const key of [storageKeys.guestToken, storageKeys.clientToken, storageKeys.guestSession])
      removeKey(sessionStorage, key)
  }
}

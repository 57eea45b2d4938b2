import { removeKey, storageKeys, writeText } from '@portal/federation/host'

/** Keeps an owner's tokens for this tab alone [SHL-23, OPEN-77]; null ends the guest session. */
export function setGuestSession(session: { guestToken: string; clientToken: string } | null): void {
  if (session) {
    writeText(sessionStorage, storageKeys.guestToken, session.guestToken)
    writeText(sessionStorage, storageKeys.clientToken, session.clientToken)
  } else {
    removeKey(sessionStorage, storageKeys.guestToken)
    removeKey(sessionStorage, storageKeys.clientToken)
  }
}

import { useEffect } from 'react'
import { subscribeToDrafts } from '@portal/federation'
import { keysWith, storageKeys } from '@portal/federation/host'
import { useSession } from '../session/session-state'
import { tend } from './tend'

/** First the page itself. */
const LATER_MS = 1_000

/**
 * Keeps what was typed for its user alone, however a session ends and whoever signs in [OPEN-15]. Code and key are
 * fetched while the session lasts: a logout while offline needs both.
 */
export function TendedDrafts() {
  const isSignedIn = useSession() !== null
  useEffect(() => {
    if (isSignedIn) {
      const timer = setTimeout(() => void tend(), has(storageKeys.sealed) ? 0 : LATER_MS)
      return () => clearTimeout(timer)
    }
    const tendLeft = () => void (has(storageKeys.draft) && tend())
    tendLeft()
    // A save under way when the session ended may write once more.
    return subscribeToDrafts(tendLeft)
  }, [isSignedIn])
  return null
}

function has(prefix: string): boolean {
  return keysWith(localStorage, prefix).length > 0
}

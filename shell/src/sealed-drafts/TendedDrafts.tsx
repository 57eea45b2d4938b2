import { useEffect } from 'react'
import { subscribeToDrafts } from '@portal/federation'
import { doDraftsWait, forgetDraftKeys, keysWith, storageKeys } from '@portal/federation/host'
import { useSession } from '../session/session-state'
import { tend } from './tend'

/** First the page itself. */
const LATER_MS = 1_000

/**
 * Keeps what was typed for its user alone, however a session ends and whoever signs in [OPEN-15]: the keys come while
 * it lasts, and go with it [OPEN-279].
 */
export function TendedDrafts() {
  const userId = useSession()?.user.id
  useEffect(() => {
    if (userId !== undefined) {
      const timer = setTimeout(() => void tend(), doDraftsWait(userId) ? 0 : LATER_MS)
      return () => clearTimeout(timer)
    }
    const tendLeft = () => {
      if (has(storageKeys.draft)) void tend().then(forgetDraftKeys)
      else forgetDraftKeys()
    }
    tendLeft()
    // A save under way when the session ended may write once more.
    return subscribeToDrafts(tendLeft)
  }, [userId])
  return null
}

function has(prefix: string): boolean {
  return keysWith(localStorage, prefix).length > 0
}

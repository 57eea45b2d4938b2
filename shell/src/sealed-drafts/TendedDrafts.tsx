import { useEffect } from 'react'
import { subscribeToDrafts } from '@portal/federation'
import { hasSealedDrafts, forgetDraftKeys, keysWith, storageKeys } from '@portal/federation/host'
import { useSession } from '../session/session'
import { tend } from './tend'

/** The drafts' code loads after the page itself. */
const LATER_MS = 1_000

/**
 * Keeps drafts readable for their user only, however a session ends and whoever signs in [OPEN-15]: the keys load
 * during the session and are removed with it [OPEN-279].
 */
export function TendedDrafts() {
  const userId = useSession()?.user.id
  useEffect(() => {
    if (userId !== undefined) {
      const timer = setTimeout(() => void tend(), hasSealedDrafts(userId) ? 0 : LATER_MS)
      return () => clearTimeout(timer)
    }
    const tendLeft = () => {
      if (has(storageKeys.draft)) void tend().then(forgetDraftKeys)
      else forgetDraftKeys()
    }
    tendLeft()
    // A save in progress when the session ended may write once more.
    return subscribeToDrafts(tendLeft)
  }, [userId])
  return null
}

function has(prefix: string): boolean {
  return keysWith(localStorage, prefix).length > 0
}

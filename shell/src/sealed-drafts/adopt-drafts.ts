import { claimDraft } from '@portal/federation'
import { isClaimedHere, storageKeys } from '@portal/federation/host'
import { serverNow } from '../start/server-clock'
import { draftsToStoreAgain, storeAgain } from './store-again'

/**
 * Seals drafts that this user wrote before the tab had a key, and renews the date of drafts in use. A draft claimed by
 * another tab is left to it.
 */
export async function adoptDrafts(userId: string): Promise<void> {
  for (const name of draftsToStoreAgain(userId, serverNow())) {
    const key = { userId, id: name.slice(`${storageKeys.draft}${userId}.`.length) }
    if (isClaimedHere(key)) {
      storeAgain(userId, name, true)
      continue
    }
    const release = await claimDraft(key)
    if (release) storeAgain(userId, name, false)
    release?.()
  }
}

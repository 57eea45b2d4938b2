import { claimDraft } from '@portal/federation'
import { isClaimedHere, storageKeys } from '@portal/federation/host'
import { serverNow } from '../start/server-clock'
import { draftsToLayAnew, layAnew } from './lay-anew'

/**
 * Seals what lies open of this user, from before there was a key or before this release, and keeps what is in use from
 * growing old. What another tab works on is left to that tab.
 */
export async function adoptDrafts(userId: string): Promise<void> {
  for (const name of draftsToLayAnew(userId, serverNow())) {
    const key = { userId, id: name.slice(`${storageKeys.draft}${userId}.`.length) }
    if (isClaimedHere(key)) {
      layAnew(userId, name, true)
      continue
    }
    const release = await claimDraft(key)
    if (release) layAnew(userId, name, false)
    release?.()
  }
}

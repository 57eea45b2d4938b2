import { hasSealedDrafts } from './draft-pool'
import { readOtherTabs, openWithStoredKeys } from './open-drafts'

/** Longest wait for the key, which the shell requests: without the server the wizard starts without its drafts. */
const LONGEST_WAIT_MS = 4_000
const LOOK_AGAIN_MS = 50

/** Resolves when this user's sealed drafts are open, or at once without any [OPEN-15]. */
export async function whenDraftsAreOpen(userId: string): Promise<void> {
  await openWithStoredKeys(userId)
  const until = performance.now() + LONGEST_WAIT_MS
  while (hasSealedDrafts(userId) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  await readOtherTabs()
}

import { doDraftsWait } from './draft-pool'
import { lookAgain, openWithStoredKeys } from './open-drafts'

/** The shell opens them as soon as it has asked for their key; without the server nobody waits for ever. */
const LONGEST_WAIT_MS = 4_000
const LOOK_AGAIN_MS = 50

/** Waits until what this user left sealed is open [OPEN-15]; at once when nothing is. */
export async function whenDraftsAreOpen(userId: string): Promise<void> {
  await openWithStoredKeys(userId)
  const until = performance.now() + LONGEST_WAIT_MS
  while (doDraftsWait(userId) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  await lookAgain()
}

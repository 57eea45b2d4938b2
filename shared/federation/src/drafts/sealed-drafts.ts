import { keysWith, readText } from '../storage/json-storage'
import { sealKeyIdOf, storageKeys } from '../storage/keys'

/** The shell opens them as soon as it has asked for their key; without the server nobody waits for ever. */
const LONGEST_WAIT_MS = 4_000
const LOOK_AGAIN_MS = 50

/** Waits, after a sign-in, until what this user left sealed is open again [OPEN-15]; at once when nothing is. */
export async function whenDraftsAreOpen(userId: string): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS
  while (isOpening(userId) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** A key in store tells that all others were tried: what is left is of other users. */
function isOpening(userId: string): boolean {
  const [own] = (readText(localStorage, storageKeys.draftKey + userId) ?? '').split(' ')
  return keysWith(localStorage, storageKeys.sealed).some((name) => !own || sealKeyIdOf(name) === own)
}

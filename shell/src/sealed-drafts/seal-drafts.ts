import { gcm } from '@noble/ciphers/aes.js'
import { claimDraft } from '@portal/federation'
import {
  draftKeyId,
  readText,
  removeKey,
  sealKey,
  storageKeys,
  writeText,
  IV_BYTES,
  toBase64,
} from '@portal/federation/host'
import type { Seal } from '@portal/federation/host'
import { serverNow } from '../start/server-clock'
import { isOver, leftDrafts, storedKey } from './stored-drafts'
import type { PlainDraft } from './stored-drafts'

/** A browser shows another tab's writes after a moment, not at once. */
const SETTLES_MS = 100

/**
 * Seals unsealed drafts of users whose session has ended before there was a key. False while another tab uses one of
 * them.
 */
export async function sealLeftDrafts(): Promise<boolean> {
  const done = await Promise.all(leftDrafts().map(sealDraft))
  return done.every(Boolean)
}

/** Waits for the tab that has claimed the draft: it stores the last input when its screens close. */
async function sealDraft(draft: PlainDraft): Promise<boolean> {
  const release = await claimDraft(draft)
  if (!release) return false
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
    const text = readText(localStorage, draft.name)
    if (text === null) return true
    const key = storedKey(draft.userId)
    const sealed = key && seal(await sealKey(key), JSON.stringify([draft.name, text]))
    // The same user may be back and typing.
    if (!isOver(draft.userId)) return true
    if (readText(localStorage, draft.name) !== text) return false
    // Removed first, as a full storage has no room for both. Without a key it is dropped, never kept unsealed
    // [OPEN-15].
    removeKey(localStorage, draft.name)
    if (key && sealed) writeText(localStorage, newName(), sealed)
    return true
  } finally {
    release()
  }
}

/** A name with date and key id, without the user. */
function newName(): string {
  return `${storageKeys.sealed}${serverNow()}.${draftKeyId()}.${crypto.randomUUID().slice(0, 8)}`
}

/** AES-GCM, synchronous: the browser's own is asynchronous, too late for a page that is closing [OPEN-279]. */
export const seal: Seal = ({ bytes }, text) => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return toBase64(iv) + toBase64(gcm(bytes, iv).encrypt(new TextEncoder().encode(text)))
}

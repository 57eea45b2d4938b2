import { claimDraft } from '@portal/federation'
import { draftKeyId, readText, removeKey, sealKey, storageKeys, writeText } from '@portal/federation/host'
import { serverNow } from '../start/server-clock'
import { seal } from './seal'
import { isOver, leftDrafts, storedKey } from './stored-drafts'
import type { PlainDraft } from './stored-drafts'

/** A browser passes on what another tab wrote within moments, not at once. */
const SETTLES_MS = 100

/** Seals what lies open of users whose session is over, for want of a key till then. False when another tab is still at one of them. */
export async function sealLeftDrafts(): Promise<boolean> {
  const done = await Promise.all(leftDrafts().map(sealDraft))
  return done.every(Boolean)
}

/** Waits for the tab that has the draft: it keeps what was typed last when its screens go. */
async function sealDraft(draft: PlainDraft): Promise<boolean> {
  const release = await claimDraft(draft)
  if (!release) return false
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
    const text = readText(localStorage, draft.name)
    if (text === null) return true
    const key = storedKey(draft.userId)
    const sealed = key && seal(await sealKey(key), JSON.stringify([draft.name, text]))
    // The same user may be back by now, and typing.
    if (!isOver(draft.userId)) return true
    if (readText(localStorage, draft.name) !== text) return false
    // First removed: a full storage has no room for both. Without a key it goes unsealed to nobody [OPEN-15].
    removeKey(localStorage, draft.name)
    if (key && sealed) writeText(localStorage, newName(), sealed)
    return true
  } finally {
    release()
  }
}

/** Tells when it was sealed and with which key, not whose it is. */
function newName(): string {
  return `${storageKeys.sealed}${serverNow()}.${draftKeyId()}.${crypto.randomUUID().slice(0, 8)}`
}

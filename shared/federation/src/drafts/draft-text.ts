import { removeKey, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { draftKeyId, sealKeyIdOf } from './draft-keys'
import { areDraftsOpen, pool } from './draft-pool'

interface Draft {
  readonly userId: string
  readonly name: string
  readonly text: string
}

/**
 * Stores a draft, sealed once its key is there, in plain text until then: typed text must not be lost [OPEN-279]. False
 * when the browser refuses.
 */
export function writeDraftText({ userId, name, text }: Draft): boolean {
  const holder = areDraftsOpen(userId) ? pool.user : null
  if (!holder || !pool.seal) return writeText(localStorage, name, text)
  const before = pool.opened.get(name)?.entry ?? null
  const isOwn = before !== null && sealKeyIdOf(before) === draftKeyId()
  const entry = isOwn ? before : newEntry()
  const sealed = pool.seal(holder.own, JSON.stringify([name, text]))
  const isKept = writeText(localStorage, entry, sealed)
  pool.opened.set(name, { text, entry: isKept ? entry : before })
  if (!isKept) return false
  pool.tried.set(entry, sealed)
  removeKey(localStorage, name)
  if (before !== null && !isOwn) removeKey(localStorage, before)
  return true
}

/** Removes a draft, sealed or not. */
export function removeDraftText(name: string): void {
  const entry = pool.opened.get(name)?.entry
  pool.opened.delete(name)
  if (entry) removeKey(localStorage, entry)
  removeKey(localStorage, name)
}

/** Name of a new sealed entry: the time, the key's id and a random part, but not the user. */
const newEntry = () => `${storageKeys.sealed}${Date.now()}.${draftKeyId()}.${crypto.randomUUID().slice(0, 8)}`

import { DAY_MS } from '@portal/domain'
import {
  areDraftsOpen,
  draftKeyId,
  draftPool as pool,
  keysWith,
  readText,
  removeKey,
  sealKeyIdOf,
  storageKeys,
  writeDraftText,
} from '@portal/federation/host'

/** The user's drafts to store again: unsealed, sealed with another key, or with an old date. */
export function draftsToStoreAgain(userId: string, now: number): string[] {
  const sealed = [...pool.opened].flatMap(([name, { entry }]) => (entry && isOld(entry, now) ? [name] : []))
  return areDraftsOpen(userId) ? [...keysWith(localStorage, `${storageKeys.draft}${userId}.`), ...sealed] : []
}

/**
 * Stores a draft again: sealed, with today's date. An unsealed one beside a sealed one of the same name gets a new
 * name, unless this tab wrote both.
 */
export function storeAgain(userId: string, name: string, isOurs: boolean): void {
  const open = readText(localStorage, name)
  const before = pool.opened.get(name)
  if (open === null) {
    if (!before?.entry) return
    pool.opened.set(name, { ...before, entry: null })
    if (writeDraftText({ userId, name, text: before.text })) removeKey(localStorage, before.entry)
    else pool.opened.set(name, before)
    return
  }
  const isOther = before && before.text !== open && !isOurs
  const free = isOther ? `${name}-${crypto.randomUUID().slice(0, 4)}` : name
  if (writeDraftText({ userId, name: free, text: open }) && isOther) removeKey(localStorage, name)
}

const isOld = (entry: string, now: number) =>
  sealKeyIdOf(entry) !== draftKeyId() || Number(entry.slice(storageKeys.sealed.length).split('.')[0]) < now - DAY_MS

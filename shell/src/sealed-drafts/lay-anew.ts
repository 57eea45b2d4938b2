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

/** What a user has lying that should lie otherwise: open, under another key, or named after a day that is gone. */
export function draftsToLayAnew(userId: string, now: number): string[] {
  const sealed = [...pool.opened].flatMap(([name, { entry }]) => (entry && isOld(entry, now) ? [name] : []))
  return areDraftsOpen(userId) ? [...keysWith(localStorage, `${storageKeys.draft}${userId}.`), ...sealed] : []
}

/**
 * Lays a draft as today's are: sealed, and kept from now on. One that lies open beside a sealed one of its name gets
 * another name, unless this tab has written both.
 */
export function layAnew(userId: string, name: string, isOurs: boolean): void {
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

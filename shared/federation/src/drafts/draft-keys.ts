import { keysWith, readText, removeKey, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'

/** A user's keys by id. The first key of each id seals; all of them open. */
export type DraftKeys = ReadonlyMap<string, readonly string[]>

/**
 * Keys of this user's drafts for the session. They are in session storage, so they survive a reload but not closing the
 * browser. A tab without them requests them from the server, which derives the same keys again [OPEN-279].
 */
export function storedDraftKeys(userId: string): DraftKeys | null {
  const text = readText(sessionStorage, storageKeys.draftKey + userId)
  const entries = text?.split(' ').map((one): [string, readonly string[]] => {
    const [id = '', ...keys] = one.split(':')
    return [id, keys]
  })
  return entries ? new Map(entries) : null
}

export function storeDraftKeys(userId: string, keys: DraftKeys): void {
  const entries = Array.from(keys, ([id, good]) => [id, ...good].join(':'))
  writeText(sessionStorage, storageKeys.draftKey + userId, entries.join(' '))
}

/** Called whenever the session ends. */
export function forgetDraftKeys(): void {
  for (const name of keysWith(sessionStorage, storageKeys.draftKey)) removeKey(sessionStorage, name)
}

const ID = /^[\w-]{1,64}$/

/** Id of the key that seals in this browser. All its users share the id, so that it identifies nobody. */
export function draftKeyId(): string {
  const stored = readText(localStorage, storageKeys.draftKeyId)
  if (stored && ID.test(stored)) return stored
  const id = crypto.randomUUID()
  writeText(localStorage, storageKeys.draftKeyId, id)
  return id
}

/** Id of the key that sealed an entry: the second-last part of its name; null when the name is damaged. */
export function sealKeyIdOf(sealedName: string): string | null {
  const id = sealedName.split('.').at(-2) ?? ''
  return ID.test(id) ? id : null
}

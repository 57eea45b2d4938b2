import { keysWith, readText, removeKey, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'

/** A user's keys by their id: all that may have sealed, first the one to seal with. */
export type DraftKeys = ReadonlyMap<string, readonly string[]>

/**
 * What this user's drafts open with, while the session lasts: kept by the tab, so that a reload has it and a closed
 * browser has not. A tab without it asks the server, which makes the same keys again [OPEN-279].
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

/** With the session, however it ends. */
export function forgetDraftKeys(): void {
  for (const name of keysWith(sessionStorage, storageKeys.draftKey)) removeKey(sessionStorage, name)
}

const ID = /^[\w-]{1,64}$/

/** Which of a user's keys seals in this browser: one id for all its users, which tells of nobody. */
export function draftKeyId(): string {
  const stored = readText(localStorage, storageKeys.draftKeyId)
  if (stored && ID.test(stored)) return stored
  const id = crypto.randomUUID()
  writeText(localStorage, storageKeys.draftKeyId, id)
  return id
}

/** The id of the key that a draft was sealed with: it stands in its name, before the last part; null when damaged. */
export function sealKeyIdOf(sealedName: string): string | null {
  const id = sealedName.split('.').at(-2) ?? ''
  return ID.test(id) ? id : null
}

import { draftKeyId, keysWith, readText, storageKeys, storedDraftKeys } from '@portal/federation/host'
import { storedSession } from '../session/session'

/** A draft that lies open, by the name it is stored under. */
export interface PlainDraft {
  readonly name: string
  readonly userId: string
  readonly id: string
}

/** A key of the user, by its id; the server makes the same one again for the same user. */
export interface DraftSealKey {
  readonly id: string
  readonly key: string
}

/** The names of a user's drafts. */
export function draftsOf(userId: string): string[] {
  return keysWith(localStorage, `${storageKeys.draft}${userId}.`)
}

/** Drafts of users whose session in this browser is over: nobody else may read them [OPEN-15]. */
export function leftDrafts(): PlainDraft[] {
  return keysWith(localStorage, storageKeys.draft)
    .map((name) => {
      const [userId = '', ...id] = name.slice(storageKeys.draft.length).split('.')
      return { name, userId, id: id.join('.') }
    })
    .filter(({ userId }) => isOver(userId))
}

/** After a 401 the record stays: the same user finds the drafts as they were [API-04]. */
export function isOver(userId: string): boolean {
  return storedSession()?.user.id !== userId
}

/** What a release before kept beside the drafts, or this tab keeps. */
export function storedKey(userId: string): DraftSealKey | null {
  const [id, key] = (readText(localStorage, storageKeys.draftKey + userId) ?? '').split(' ')
  if (id && key) return { id, key }
  const keys = storedDraftKeys(userId)
  const [own] = keys?.get(draftKeyId()) ?? []
  return own ? { id: draftKeyId(), key: own } : null
}

export function sealedNames(): string[] {
  return keysWith(localStorage, storageKeys.sealed)
}

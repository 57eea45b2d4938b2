import { draftKeyId, keysWith, storageKeys, storedDraftKeys } from '@portal/federation/host'
import { storedSession } from '../session/session'

/** An unsealed draft, with the name of its entry. */
export interface PlainDraft {
  readonly name: string
  readonly userId: string
  readonly id: string
}

/** Drafts of users whose session in this browser has ended: nobody else may read them [OPEN-15]. */
export function leftDrafts(): PlainDraft[] {
  return keysWith(localStorage, storageKeys.draft)
    .map((name) => {
      const [userId = '', ...id] = name.slice(storageKeys.draft.length).split('.')
      return { name, userId, id: id.join('.') }
    })
    .filter(({ userId }) => isOver(userId))
}

/** After a 401 the session record stays, so that the same user finds the drafts again [API-04]. */
export function isOver(userId: string): boolean {
  return storedSession()?.user.id !== userId
}

/** The key with which this tab seals a user's drafts; undefined without one. */
export const storedKey = (userId: string): string | undefined => storedDraftKeys(userId)?.get(draftKeyId())?.[0]

export function sealedNames(): string[] {
  return keysWith(localStorage, storageKeys.sealed)
}

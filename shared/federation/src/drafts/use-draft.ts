import { useSyncExternalStore } from 'react'
import type { BookingDraft } from './draft'
import { listDrafts, readDraft, subscribeToDrafts } from './draft-store'
import type { DraftEntry, DraftKey } from './draft-store'

/** The draft under a key, kept up to date in every component that shows it; null while there is none. */
export function useDraft({ userId, id }: DraftKey): BookingDraft | null {
  return useSyncExternalStore(subscribeToDrafts, () => readDraft({ userId, id }))
}

/** Unfinished bookings of a user, newest first [OPEN-55]. */
export function useDrafts(userId: string): DraftEntry[] {
  useSyncExternalStore(subscribeToDrafts, () => draftsFingerprint(userId))
  return listDrafts(userId)
}

function draftsFingerprint(userId: string): string {
  return listDrafts(userId)
    .map(({ key, draft }) => `${key.id}.${draft.updatedAt}`)
    .join(' ')
}

import { useSyncExternalStore } from 'react'
import type { BookingDraft } from './draft'
import { listDrafts, readDraft, subscribeToDrafts } from './draft-store'
import type { DraftEntry, DraftKey } from './draft-store'

/** A draft, re-rendered on every change; null for none. */
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

import { useCallback, useSyncExternalStore } from 'react'
import { clearDraft, emptyDraft, listDrafts, mergeDraft, readDraft, subscribeToDrafts } from './draft-store'
import type { BookingDraft, DraftKey } from './draft-store'

const blank = emptyDraft()

/** The draft under a key, kept up to date in every component that shows it. */
export function useDraft(key: DraftKey): {
  draft: BookingDraft
  exists: boolean
  merge: (change: Partial<BookingDraft>) => boolean
  clear: () => void
} {
  const { userId, booking, tab } = key
  const stored = useSyncExternalStore(subscribeToDrafts, () => readDraft({ userId, booking, tab }))
  const merge = useCallback(
    (change: Partial<BookingDraft>) => mergeDraft({ userId, booking, tab }, change),
    [userId, booking, tab],
  )
  const clear = useCallback(() => clearDraft({ userId, booking, tab }), [userId, booking, tab])
  return { draft: stored ?? blank, exists: stored !== null, merge, clear }
}

/** Unfinished bookings of a user, newest first [OPEN-55]. */
export function useDrafts(userId: string): { key: DraftKey; draft: BookingDraft }[] {
  useSyncExternalStore(subscribeToDrafts, () => draftsFingerprint(userId))
  return listDrafts(userId)
}

function draftsFingerprint(userId: string): string {
  return listDrafts(userId)
    .map(({ key, draft }) => `${key.booking}.${key.tab}.${draft.updatedAt}`)
    .join(' ')
}

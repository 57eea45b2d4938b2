import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasQuestion } from './three-way-merge'
import type { ThreeWayMerge, VersionedAnswer } from './three-way-merge'
import { VersionedStore } from './versioned-store'
import type { Save } from './versioned-store'

/**
 * Values that are saved with a version while others change them too [OPEN-87]: a newer answer is taken when nothing was
 * changed, and merged otherwise; nothing is sent while a conflict is open. `read` is the latest answer; `write` sends,
 * and reads again after a version conflict.
 */
export function useVersioned<Values>(read: VersionedAnswer<Values>, write: Save<Values>, merge: ThreeWayMerge<Values>) {
  const [store] = useState(() => new VersionedStore(read, merge))
  const state = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => store.offer(read))
  return {
    ...store,
    ...state,
    /** A conflict is unanswered. */
    isAsked: hasQuestion(state.mergeState),
    save: () => store.save(write),
  }
}

export type VersionedHandle<Values> = ReturnType<typeof useVersioned<Values>>

import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasQuestion } from './three-way-merge'
import type { ThreeWayMerge, VersionedAnswer } from './three-way-merge'
import { VersionedStore } from './versioned-store'
import type { Save } from './versioned-store'

/**
 * What is changed here and saved with a version, while others change it too [OPEN-87]: a newer answer is followed
 * where nothing was changed and merged where something was; nothing is sent while something that both changed is open.
 * `read` is the answer that was read last, `write` sends, and where somebody else was first reads again.
 */
export function useVersioned<Values>(read: VersionedAnswer<Values>, write: Save<Values>, merge: ThreeWayMerge<Values>) {
  const [store] = useState(() => new VersionedStore(read, merge))
  const state = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => store.offer(read))
  return {
    ...store,
    ...state,
    /** Something that both changed has no answer yet. */
    isAsked: hasQuestion(state.mergeState),
    save: () => store.save(write),
  }
}

export type Versioned<Values> = ReturnType<typeof useVersioned<Values>>

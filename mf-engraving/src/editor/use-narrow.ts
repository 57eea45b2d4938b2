import { useSyncExternalStore } from 'react'

/** As in `Editor.module.css`: one column. */
const NARROW = '(max-width: 43.6875em)'

/** Whether the plaque stands below what is done to it, as on a phone, and not beside it. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches)
}

function watch(onChange: () => void): () => void {
  const list = matchMedia(NARROW)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

import { useSyncExternalStore } from 'react'

/** The one-column layout of `Editor.module.css`. */
const NARROW = '(max-width: 43.6875em)'

/** Whether the plaque is below the controls, as on a phone, and not beside them. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(NARROW).matches)
}

function watch(onChange: () => void): () => void {
  const list = matchMedia(NARROW)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

import { usePrefetch } from './use-prefetch'

/** Restarts with each page, by its key. Outside of the staff frame, since an early render must not prefetch. */
export function PagePrefetch() {
  usePrefetch()
  return null
}

import { usePrefetch } from './use-prefetch'

/**
 * Begins anew with each page, by its key. Beside the staff frame and not in it: what draws a page before React is there
 * fetches nothing ahead.
 */
export function PagePrefetch() {
  usePrefetch()
  return null
}

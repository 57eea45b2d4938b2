import { useEffect } from 'react'
import { whenIdle } from '@portal/federation/host'
import type * as Prefetch from './prefetch'

/** After so long a screen is there whole, over a slow line too: what is fetched ahead takes nothing of its line. */
const SETTLED_MS = 2_000

/**
 * Fetches ahead what the next screen needs: of a link that is pointed at, focused or touched at once, of all the links
 * on the page when there is nothing else to do.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const stop = new AbortController()
    const point = ({ target }: Event) => ahead(({ prefetchLinked }) => prefetchLinked(target))
    for (const kind of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(kind, point, { passive: true, signal: stop.signal })
    const timer = setTimeout(() => whenIdle(() => ahead(({ prefetchLinks }) => prefetchLinks())), SETTLED_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])
}

/** … the screen behind a form, from the first that is typed into it. */
export function usePrefetchOnInput(address: string): void {
  useEffect(() => {
    const stop = new AbortController()
    const typed = () => whenIdle(() => ahead(({ prefetchFirstScreen }) => prefetchFirstScreen(address)))
    document.addEventListener('input', typed, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [address])
}

/** What does not come is not missed. */
const ahead = (act: (prefetch: typeof Prefetch) => void) =>
  void import(/* webpackChunkName: "prefetch" */ './prefetch').then(act, () => undefined)

import { useEffect } from 'react'
import { whenIdle } from '@portal/federation/host'

/**
 * Prefetches, while this page is open, the screens that its links lead to, or the screen behind its form. Failures are
 * ignored.
 *
 * @param behindForm address of the screen behind the form
 */
export function usePrefetch(behindForm?: string): void {
  useEffect(() => {
    const stop = new AbortController()
    whenIdle(
      () =>
        void load()
          .then(({ prefetch }) => prefetch(stop.signal, behindForm))
          .catch(() => undefined),
    )
    return () => stop.abort()
  }, [behindForm])
}

const load = () => import(/* webpackChunkName: "prefetch" */ './prefetch')

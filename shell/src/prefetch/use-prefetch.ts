import { useEffect } from 'react'
import { whenIdle } from '@portal/federation/host'

/**
 * Fetches ahead, as long as this page is there, what its links lead to, or what stands behind its form. What does not
 * come is not missed.
 *
 * @param behindForm address
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

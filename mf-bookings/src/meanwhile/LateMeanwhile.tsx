import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { usePortalHost } from '@portal/federation'
import type { BookingPage } from '../data/use-booking-page'

type Props = { readonly page: BookingPage }

/** By then a page is there whole over a slow line too. */
export const SETTLED_MS = 2_000

/** What changes while somebody reads, by code and a connection that come once the page has nothing else to do. */
export function LateMeanwhile({ page }: Props) {
  const { report } = usePortalHost()
  const [Line, setLine] = useState<ComponentType<Props>>()
  const onFault = useEffectEvent((fault: unknown) => report(fault, { action: 'load what changes meanwhile' }))
  useEffect(() => {
    const load = () =>
      import(/* webpackChunkName: "meanwhile" */ './Meanwhile').then(
        (loaded) => setLine(() => loaded.Meanwhile),
        // Without it the table is whole, and read anew when somebody comes to it.
        onFault,
      )
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void load())
      else void load()
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return Line && <Line page={page} />
}

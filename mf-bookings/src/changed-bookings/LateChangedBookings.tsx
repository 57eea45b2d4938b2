import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { usePortalHost } from '@portal/federation'
import type { BookingPage } from '../data/use-booking-page'

type Props = { readonly page: BookingPage }

/** Enough for a page to load completely over a slow line. */
export const SETTLED_MS = 2_000

/** Notice of changed bookings. Code and connection load when the page is idle. */
export function LateChangedBookings({ page }: Props) {
  const { report } = usePortalHost()
  const [Line, setLine] = useState<ComponentType<Props>>()
  const onFault = useEffectEvent((fault: unknown) => report(fault, { action: 'load what changes meanwhile' }))
  useEffect(() => {
    const load = () =>
      import(/* webpackChunkName: "meanwhile" */ './ChangedBookings').then(
        (loaded) => setLine(() => loaded.ChangedBookings),
        // The table works without it, and is read again when the user returns.
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

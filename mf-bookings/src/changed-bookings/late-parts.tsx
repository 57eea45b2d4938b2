import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { usePortalHost } from '@portal/federation'

/** Enough for a page to load completely over a slow line. */
export const SETTLED_MS = 2_000

/** A component whose code and connection load when the page is idle; nothing until then. */
function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LatePart(props: P) {
    const { report } = usePortalHost()
    const [Part, setPart] = useState<ComponentType<P>>()
    // The page works without it, and is read again when the user returns.
    const onFault = useEffectEvent((fault: unknown) => report(fault, { action: 'load what changes meanwhile' }))
    useEffect(() => {
      const start = () => load().then((loaded) => setPart(() => loaded), onFault)
      const timer = setTimeout(() => {
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void start())
        else void start()
      }, SETTLED_MS)
      return () => clearTimeout(timer)
    }, [])
    return Part && <Part {...props} />
  }
}

/** Notice of changed bookings above a table. */
export const LateChangedBookings = latePart(() =>
  import(/* webpackChunkName: "meanwhile" */ './ChangedBookings').then((loaded) => loaded.ChangedBookings),
)

/** Reads a shown booking again when it changes. */
export const LateBookingUpdates = latePart(() =>
  import(/* webpackChunkName: "meanwhile" */ './BookingUpdates').then((loaded) => loaded.BookingUpdates),
)

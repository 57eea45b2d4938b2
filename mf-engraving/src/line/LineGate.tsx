import { useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from '@portal/router'
import { usePortalHost } from '@portal/federation'
import type { GuestSession } from '@portal/federation'
import { NumberAgain } from '../verify/NumberAgain'
import { entrancePath, lineAddress, NOT_AVAILABLE } from './line-address'
import type { LineAddress } from './line-address'

/**
 * Admits staff, and the owner verified for this booking [ENG-07, ENG-08, OPEN-70]. When an owner's session expires, it
 * asks for the number again in place and keeps their input.
 */
export function LineGate({ children }: { children: (address: LineAddress) => ReactNode }) {
  const [search] = useSearchParams()
  const address = lineAddress(search)
  const { user, guestSession } = usePortalHost()
  const isIn = address !== null && (address.staff === '1' ? user !== null : isFor(guestSession, address))
  const [wasIn, setWasIn] = useState(isIn)
  if (isIn && !wasIn) setWasIn(true)
  if (address === null) return <Navigate to={NOT_AVAILABLE} replace />
  if (isIn) return children(address)
  return wasIn && address.staff === '0' ? <NumberAgain {...address} /> : <Navigate to={entrancePath(address)} replace />
}

/** An owner verified for one plaque of a booking may see the others in the same visit [OPEN-349]. */
export function isFor(session: GuestSession | null, line: Pick<LineAddress, 'bookingId'>): boolean {
  return session?.bookingId === line.bookingId
}

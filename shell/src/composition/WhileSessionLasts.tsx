import type { ReactNode } from 'react'
import { Navigate, useLocation } from '@portal/router'
import { paths } from '@portal/federation'
import { ScreenSkeleton } from './ScreenSkeleton'
import { isBeforeStart } from '../session/history-start'
import { useIsLeaving, useSession } from '../session/session-state'

/** The user's screens: gone in the moment the session ends, since the sign-in form may take a while to arrive. */
export function WhileSessionLasts({ children }: { children: ReactNode }) {
  const isLeaving = useIsLeaving()
  const signedIn = useSession() !== null
  // Draws anew when Back has changed the address.
  useLocation()
  if (isLeaving) return <ScreenSkeleton />
  return signedIn && isBeforeStart() ? <Navigate to={paths.dashboard()} replace /> : children
}

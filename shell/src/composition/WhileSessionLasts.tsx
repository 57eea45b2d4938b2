import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from '@portal/router'
import { paths } from '@portal/federation'
import { ScreenSkeleton } from './ScreenSkeleton'
import { isForeignEntry, takeOverEntry } from '../session/foreign-history'
import { useIsLeaving, useSession } from '../session/session-state'

/** The user's screens: gone in the moment the session ends, since the sign-in form may take a while to arrive. */
export function WhileSessionLasts({ children }: { children: ReactNode }) {
  const isLeaving = useIsLeaving()
  const userId = useSession()?.user.id
  // Draws anew when Back has changed the address.
  const { key } = useLocation()
  if (isLeaving) return <ScreenSkeleton />
  if (userId !== undefined && isForeignEntry(userId)) return <OwnDashboardInstead key={key} userId={userId} />
  return children
}

/** Where Back has led to another's screen; the entry is the user's own from then on. */
function OwnDashboardInstead({ userId }: { userId: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    takeOverEntry(userId)
    void navigate(paths.dashboard(), { replace: true })
  }, [userId, navigate])
  return <ScreenSkeleton />
}

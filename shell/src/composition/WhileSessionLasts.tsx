import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from '@portal/router'
import { paths } from '@portal/federation'
import { ScreenSkeleton } from './ScreenSkeleton'
import { isForeignEntry, takeOverEntry } from '../session/foreign-history'
import { useIsLeaving, useSession } from '../session/session'

/** The user's screens: removed the moment the session ends, since the sign-in form may take time to load. */
export function WhileSessionLasts({ children }: { children: ReactNode }) {
  const isLeaving = useIsLeaving()
  const userId = useSession()?.user.id
  // Renders again when Back has changed the address.
  const { key } = useLocation()
  if (isLeaving) return <ScreenSkeleton />
  if (userId !== undefined && isForeignEntry(userId)) return <OwnDashboardInstead key={key} userId={userId} />
  return children
}

/** Back has led to another user's screen; the history entry is this user's own from then on. */
function OwnDashboardInstead({ userId }: { userId: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    takeOverEntry(userId)
    void navigate(paths.dashboard(), { replace: true })
  }, [userId, navigate])
  return <ScreenSkeleton />
}

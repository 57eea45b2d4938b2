import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSWRConfig } from 'swr'
import { useLocation, useNavigate } from '@portal/router'
import { paths } from '@portal/federation'
import { removeEntriesOf } from '@portal/federation/host'
import type { Handover } from './handover'
import { keepSessionFresh } from './renewal'
import { onSessionEvent } from './session-events'
import type { SessionEvent } from './session-events'
import { currentSession, hasLeft, leaveSession, showSession, storedSession, useIsLeaving, useSession } from './session'
import { watchStoredSession } from './watch-stored-session'

/** Handles the end of a session while screens are open: logout, 401, 403, or another user in another tab. */
export function SessionWatch() {
  const session = useSession()
  useEffect(() => (session ? keepSessionFresh(session) : undefined), [session])
  useEffect(() => watchStoredSession(), [])
  useEnd(session !== null)
  return null
}

function useEnd(signedIn: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { mutate } = useSWRConfig()
  const isLeaving = useIsLeaving()
  const signedOut = useRef<string>(undefined)
  const atLogin = pathname.startsWith(paths.login())
  useEffect(
    () =>
      onSessionEvent((event, says) => {
        const state = handoverOf(event, says)
        if (event !== 'forbidden' && event !== 'inactive') {
          if (event !== 'unauthorized') signedOut.current = currentSession()?.user.id
          // Synchronous: a page restored by Back renders in the next frame.
          flushSync(() => (atLogin ? showSession(null) : leaveSession()))
          void mutate(() => true, undefined, { revalidate: false })
        }
        if (!atLogin) void navigate(paths.login(), { state })
      }),
    [navigate, atLogin, mutate],
  )
  useEffect(() => {
    if (signedIn) return
    // The user's screens are gone now. Data that they stored while closing is removed too, except drafts. After a 401
    // the data stays [API-04].
    if (signedOut.current) removeEntriesOf(signedOut.current, [localStorage, sessionStorage])
    signedOut.current = undefined
    if (isLeaving && atLogin) hasLeft()
  }, [signedIn, isLeaving, atLogin])
}

/**
 * Why the sign-in form is shown [OPEN-03]; no reason after a logout, and `none` for a visitor who was never signed in
 * [OPEN-02].
 */
function handoverOf(event: SessionEvent, says: string | undefined): Handover {
  if (event === 'signed-out') return {}
  if (event !== 'unauthorized') return { reason: event, ...(says && { says }) }
  return { reason: (currentSession() ?? storedSession()) ? 'ended' : 'none' }
}

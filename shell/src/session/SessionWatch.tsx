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
import { storedSession } from './session'
import { currentSession, hasLeft, leaveSession, showSession, useIsLeaving, useSession } from './session-state'
import { watchStoredSession } from './watch-stored-session'

/** Acts on what ends a session while screens are open: a logout, a 401, a 403, another user in another tab. */
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
          // At once: a page brought back by the browser is drawn in the next frame.
          flushSync(() => (atLogin ? showSession(null) : leaveSession()))
          void mutate(() => true, undefined, { revalidate: false })
        }
        if (!atLogin) void navigate(paths.login(), { state })
      }),
    [navigate, atLogin, mutate],
  )
  useEffect(() => {
    if (signedIn) return
    // The user's screens are gone by now; what they wrote on their way out goes too, drafts excepted. After a 401 it
    // stays [API-04].
    if (signedOut.current) removeEntriesOf(signedOut.current, [localStorage, sessionStorage])
    signedOut.current = undefined
    if (isLeaving && atLogin) hasLeft()
  }, [signedIn, isLeaving, atLogin])
}

/** Why the sign-in form shows [OPEN-03]; who logged out knows it, and nothing ended for who never signed in [OPEN-02]. */
function handoverOf(event: SessionEvent, says: string | undefined): Handover {
  if (event === 'signed-out') return {}
  if (event !== 'unauthorized') return { reason: event, ...(says && { says }) }
  return { reason: (currentSession() ?? storedSession()) ? 'ended' : 'none' }
}

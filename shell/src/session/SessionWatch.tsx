import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSWRConfig } from 'swr'
import { useLocation, useNavigate } from '@portal/router'
import { paths } from '@portal/federation'
import { removeEntriesOf, storageKeys } from '@portal/federation/host'
import type { Handover } from './handover'
import { keepSessionFresh } from './renewal'
import { emitSessionEvent, onSessionEvent } from './session-events'
import type { SessionEvent } from './session-events'
import {
  currentSession,
  hasLeft,
  isStored,
  leaveSession,
  showSession,
  storedSession,
  useIsLeaving,
  useSession,
} from './session'

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

/**
 * Watches for a logout or another user in another tab: this tab must then stop showing the first user's data [OPEN-15].
 * A tab that slept, or was kept for Back, has missed the event and checks when it is shown again. Returns the stop
 * function.
 */
export function watchStoredSession(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.userData) check()
  }
  const onShown = () => {
    if (document.visibilityState === 'visible') check()
  }
  window.addEventListener('storage', onStorage, { signal })
  document.addEventListener('visibilitychange', onShown, { signal })
  window.addEventListener('focus', check, { signal })
  window.addEventListener('pagehide', ({ persisted }) => persisted && showPage(false), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && showAgain(), { signal })
  return () => stop.abort()
}

function check(): void {
  if (isPageShown() && isOver()) emitSessionEvent('signed-out-elsewhere')
}

/** The browser's session is no longer that of the shown screens. */
function isOver(): boolean {
  const session = currentSession()
  return session !== null && !isStored(session)
}

/**
 * A page kept for Back is shown as it was. If its session is over it is hidden and reloaded for the current user,
 * without a message about an ended session.
 */
function showAgain(): void {
  if (isOver()) location.reload()
  else showPage(true)
}

function showPage(shown: boolean): void {
  document.documentElement.style.visibility = shown ? '' : 'hidden'
}

function isPageShown(): boolean {
  return document.documentElement.style.visibility !== 'hidden'
}

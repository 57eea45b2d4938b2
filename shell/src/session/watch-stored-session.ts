import { storageKeys } from '@portal/federation/host'
import { currentSession, isStored } from './session'
import { emitSessionEvent } from './session-events'

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

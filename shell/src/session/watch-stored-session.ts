import { storageKeys } from '@portal/federation/host'
import { isStored } from './session'
import { emitSessionEvent } from './session-events'
import { currentSession } from './session-state'

/**
 * A logout or another user in another tab: this tab must not go on showing the first user's data [OPEN-15].
 * A tab that slept, or that the browser kept for Back, has missed the news and looks when it is shown again.
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

/** The session of the screens shown is no longer the one that this browser holds. */
function isOver(): boolean {
  const session = currentSession()
  return session !== null && !isStored(session)
}

/**
 * A page kept for Back is drawn as it was left. Where its session is over it stays unseen and is loaded anew, for
 * whoever is signed in by now: to them nothing has ended.
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

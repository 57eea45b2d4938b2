import { storageKeys } from '@portal/federation/host'
import { isStored } from './session'
import { tellSessionEvent } from './session-events'
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
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkUnseen(), { signal })
  return () => stop.abort()
}

function check(): void {
  const session = currentSession()
  if (session && !isStored(session)) tellSessionEvent('signed-out-elsewhere')
}

/** A page kept for Back is drawn as it was left: nothing of it is shown before the check has had its say. */
function checkUnseen(): void {
  check()
  requestAnimationFrame(() => showPage(true))
}

function showPage(shown: boolean): void {
  document.documentElement.style.visibility = shown ? '' : 'hidden'
}

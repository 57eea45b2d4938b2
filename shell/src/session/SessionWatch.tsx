import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation, useNavigate } from '@portal/router'
import { paths, storageKeys, writeText } from '@portal/federation'
import { keepSessionFresh } from './session-check'
import { onSessionEvent, tellSessionEvent } from './session-events'
import { useSession, useSetSession } from './session-state'

/** Acts on what ends a session while screens are open: a 401, a 403, a logout in another tab. */
export function SessionWatch() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const setSession = useSetSession()
  const signedIn = useSession() !== null
  const { mutate } = useSWRConfig()
  useEffect(() => (signedIn ? keepSessionFresh() : undefined), [signedIn])
  useEffect(() => watchOtherTabs(), [])
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event !== 'forbidden') {
          setSession(null)
          void mutate(() => true, undefined, { revalidate: false })
        }
        if (pathname.startsWith(paths.login())) return
        writeText(sessionStorage, storageKeys.signInReason, event)
        void navigate(paths.login())
      }),
    [navigate, pathname, setSession, mutate],
  )
  return null
}

/** A logout in another tab removes the token there; this tab must not go on showing that user's data. */
function watchOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const removed = key === null || (key === storageKeys.userData && newValue === null)
    if (removed) tellSessionEvent('signed-out-elsewhere')
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

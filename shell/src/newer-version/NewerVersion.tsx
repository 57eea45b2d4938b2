import { useEffect, useRef } from 'react'
import { Alert, Button } from '@portal/ui'
import { useLocation } from '@portal/router'
import { forgetEntered, hasOpenWork, useOpenWork } from './open-work'
import { useNewerVersion } from './use-newer-version'

/**
 * A page keeps its versions for as long as it lives. An old tab is offered what is served now, never with work that is
 * not saved, and takes it by itself at the next screen, where nothing is open.
 */
export function NewerVersion() {
  const isNewer = useNewerVersion()
  const isWorking = useOpenWork()
  useReloadAtNextScreen(isNewer)
  if (!isNewer || isWorking) return null
  return (
    <Alert kind="info">
      A newer version is ready. <Button onClick={() => location.reload()}>Load it</Button>
    </Alert>
  )
}

function useReloadAtNextScreen(isNewer: boolean): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    forgetEntered()
    if (isNewer && !hasOpenWork()) location.reload()
  }, [pathname, isNewer])
}

import { useEffect, useRef } from 'react'
import { Button } from '@portal/ui'
import { useLocation } from '@portal/router'
import { forgetEntered, hasOpenWork, useOpenWork } from './open-work'
import { useNewerVersion } from './use-newer-version'
import styles from './NewerVersion.module.css'

/**
 * A page keeps its versions while it is open. An old tab offers to reload for the current versions. It reloads by
 * itself at the next screen change, unless there is open work.
 */
export function NewerVersion() {
  const isNewer = useNewerVersion()
  const isWorking = useOpenWork()
  useReloadAtNextScreen(isNewer)
  if (!isNewer || isWorking) return null
  return (
    <p role="status" className={styles.line} data-print="hide">
      A newer version is ready.{' '}
      <Button variant="quiet" size="small" onClick={() => location.reload()}>
        Load it
      </Button>
    </p>
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

import { useState } from 'react'
import { Button } from '@portal/ui'
import styles from './VersionBefore.module.css'

interface Props {
  readonly remote: string
  /** Called once the earlier version is loaded. */
  readonly onReady: () => void
}

type State = 'offered' | 'asked' | 'none'

/** Button that loads the earlier version of a part that hung. */
export function EarlierVersion({ remote, onReady }: Props) {
  const [state, setState] = useState<State>('offered')
  const take = async () => {
    setState('asked')
    const { loadEarlierVersion } = await import(/* webpackChunkName: "version-before" */ './earlier-version')
    if (await loadEarlierVersion(remote)) onReady()
    else setState('none')
  }
  if (state === 'none')
    return (
      <p className={styles.way} role="status">
        There is no earlier version.
      </p>
    )
  return (
    <p className={styles.way}>
      <Button busy={state === 'asked'} onClick={() => void take().catch(() => setState('offered'))}>
        Use the earlier version
      </Button>
    </p>
  )
}

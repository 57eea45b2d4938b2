import type { ReactNode } from 'react'
import styles from './Setting.module.css'

interface Props {
  /** The button or link that changes the setting. */
  readonly action: ReactNode
  readonly children: ReactNode
}

/** One setting of the profile, with its action at the side, or below on a phone. */
export function Setting({ action, children }: Props) {
  return (
    <div className={styles.setting}>
      <div className={styles.words}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  )
}

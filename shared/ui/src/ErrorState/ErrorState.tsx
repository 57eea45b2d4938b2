import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import styles from '../EmptyState/EmptyState.module.css'

export interface ErrorStateProps {
  title: ReactNode
  /** What happened to the user's data and what to do. */
  children?: ReactNode
  onRetry: () => void
  /** A retry is under way. */
  retrying?: boolean
}

/** Something could not be loaded; trying again is always possible. */
export function ErrorState({ title, children, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.empty}>
      <Icon name="warning" size={32} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.action}>
        <Button onClick={onRetry} busy={retrying === true} icon={<Icon name="retry" size={18} />}>
          Retry
        </Button>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { StateTitle } from '../EmptyState/StateTitle'
import type { StateTitleProps } from '../EmptyState/StateTitle'
import styles from '../EmptyState/EmptyState.module.css'

export interface ErrorStateProps extends StateTitleProps {
  /** What happened to the user's data and what to do. */
  children?: ReactNode
  onRetry: () => void
  /** A retry is in progress. */
  retrying?: boolean
}

/** Something failed to load; Retry is always offered. */
export function ErrorState({ title, isPage, children, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.empty}>
      <Icon name="warning" size={32} className={styles.icon} />
      <StateTitle title={title} isPage={isPage} />
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.action}>
        <Button onClick={onRetry} busy={retrying === true} icon={<Icon name="retry" size={18} />}>
          Retry
        </Button>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import { StateTitle } from './StateTitle'
import type { StateTitleProps } from './StateTitle'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends StateTitleProps {
  /** What will be here. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  icon?: IconName
}

/** Empty state: says what will be here and offers the next action. */
export function EmptyState({ title, isPage, children, action, icon = 'paw' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={32} className={styles.icon} />
      <StateTitle title={title} isPage={isPage} />
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

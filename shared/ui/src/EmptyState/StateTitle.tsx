import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface StateTitleProps {
  title: ReactNode
  /** It stands in a whole page's place: the title is the page's h1. */
  isPage?: boolean | undefined
}

/** Says in a few words what is, or failed to be, in this place. */
export function StateTitle({ title, isPage }: StateTitleProps) {
  return isPage ? <h1 tabIndex={-1}>{title}</h1> : <p className={styles.title}>{title}</p>
}

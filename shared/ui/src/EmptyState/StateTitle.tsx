import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface StateTitleProps {
  title: ReactNode
  /** The state replaces a whole page, so its title is the page's h1. */
  isPage?: boolean | undefined
}

/** Title of an empty or failed place. */
export function StateTitle({ title, isPage }: StateTitleProps) {
  return isPage ? <h1 tabIndex={-1}>{title}</h1> : <p className={styles.title}>{title}</p>
}

import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Card.module.css'

export interface CardProps {
  title?: ReactNode
  /** Level of the title; 2 by default. */
  level?: 2 | 3
  /** Beside the title. */
  actions?: ReactNode
  /** No padding, for a table that reaches the edges. */
  flush?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A group of related content. Cards do not nest. */
export function Card({ title, level = 2, actions, flush, className, children }: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames(styles.card, flush && styles.flush, className)}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {title && <Heading id={titleId}>{title}</Heading>}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}

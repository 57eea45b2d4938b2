import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './ErrorSummary.module.css'

export interface FieldErrorEntry {
  /** Id of the field's control. */
  id: string
  /** The same words as at the field. */
  message: string
}

export interface ErrorSummaryProps {
  title?: string
  errors: readonly FieldErrorEntry[]
  /** What went wrong beyond single fields. */
  children?: ReactNode
}

/**
 * Lists what keeps a form from going on. It takes focus when it appears: give it a new `key` per attempt.
 * Links move focus without touching the URL, whose hash names the wizard's step.
 */
export function ErrorSummary({ title = 'There is a problem', errors, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="error" size={24} />
        {title}
      </h2>
      {children && <div className={styles.text}>{children}</div>}
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={`${error.id} ${error.message}`}>
              <a href={`#${error.id}`} onClick={(event) => focusField(event, error.id)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

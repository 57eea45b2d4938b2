import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './ErrorSummary.module.css'

export interface FieldErrorEntry {
  /** Id of the field's control. */
  id: string
  /** The same text as at the field. */
  message: string
}

export interface ErrorSummaryProps {
  title?: string
  errors: readonly FieldErrorEntry[]
  /** Errors beyond single fields. */
  children?: ReactNode
}

/** More entries would push the fields out of view [OPEN-212]. */
const MANY = 3

/**
 * Lists the errors of a form. It takes the focus when it appears: give it a new `key` per attempt. Many entries are
 * folded into one line with their number. Links move the focus without changing the address, whose hash is the wizard's
 * step.
 */
export function ErrorSummary({ title = 'There is a problem', errors, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="error" size={24} />
        <span>{title}</span>
      </h2>
      {children && <div className={styles.text}>{children}</div>}
      {errors.length > MANY ? (
        <details className={styles.many}>
          <summary>{`${errors.length} details need your attention`}</summary>
          <FieldLinks errors={errors} />
        </details>
      ) : (
        errors.length > 0 && <FieldLinks errors={errors} />
      )}
    </div>
  )
}

function FieldLinks({ errors }: Pick<ErrorSummaryProps, 'errors'>) {
  return (
    <ul className={styles.list}>
      {errors.map((error) => (
        <li key={`${error.id} ${error.message}`}>
          <a href={`#${error.id}`} onClick={(event) => focusField(event, error.id)}>
            {error.message}
          </a>
        </li>
      ))}
    </ul>
  )
}

function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

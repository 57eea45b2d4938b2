import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Field.module.css'
import { inElement } from '../in-element'

export type FieldWidth = 'tiny' | 'short' | 'medium' | 'full'

/** Props shared by all form fields. */
export interface FieldProps {
  label: ReactNode
  /** Help under the label. */
  help?: ReactNode
  /** Error text, below the help. */
  error?: ReactNode
  /** At the end of the label's line: the source of the value. */
  note?: string
  /** Adds '(optional)'; required fields stay unmarked. */
  optional?: boolean
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** Expected input: tiny 7, short 13, medium 24 rem; full width by default. */
  width?: FieldWidth
  /** Id of the control; error summaries link to it. */
  id?: string
}

export interface FieldControlProps {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, help and error around a control of any kind. */
export function Field({ children, ...field }: FieldProps & { children: (control: FieldControlProps) => ReactNode }) {
  const ownId = useId()
  const id = field.id ?? ownId
  const label = (
    <label id={`${id}-label`} htmlFor={id} className={styles.label}>
      {inElement(field.label)}
      {field.optional && <span className={styles.optional}> (optional)</span>}
    </label>
  )
  const line = field.note ? <NotedLabel id={`${id}-note`} label={label} note={field.note} /> : label
  return (
    <div className={styles.field}>
      {field.labelHidden ? <VisuallyHidden>{line}</VisuallyHidden> : line}
      {field.help && <FieldHelp id={`${id}-help`}>{field.help}</FieldHelp>}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
      <div className={field.width && styles[field.width]}>
        {children({
          id,
          className: styles.control ?? '',
          'aria-describedby': describedBy(id, field),
          'aria-invalid': field.error ? true : undefined,
        })}
      </div>
    </div>
  )
}

/** The note is no higher than the label, so that it can come and go without moving anything. */
function NotedLabel({ id, label, note }: { id: string; label: ReactNode; note: string }) {
  return (
    <div className={styles.noted}>
      {label}
      <span id={id} className={styles.help}>
        {note}
      </span>
    </div>
  )
}

/** Ids of the shown help, error and note, for `aria-describedby`. */
export function describedBy(id: string, field: Pick<FieldProps, 'help' | 'error' | 'note'>): string | undefined {
  return (
    classNames(
      Boolean(field.help) && `${id}-help`,
      Boolean(field.error) && `${id}-error`,
      Boolean(field.note) && `${id}-note`,
    ) || undefined
  )
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.help}>
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      <Icon name="error" size={16} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {inElement(children)}
      </span>
    </div>
  )
}

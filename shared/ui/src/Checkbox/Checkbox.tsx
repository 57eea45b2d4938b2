import { useId } from 'react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { describedBy, FieldError, FieldHelp } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import styles from './Checkbox.module.css'

type SharedProps = Pick<FieldProps, 'label' | 'help' | 'error' | 'id'>

export interface CheckboxProps
  extends SharedProps, Omit<ComponentPropsWithRef<'input'>, keyof SharedProps | 'type' | 'disabled'> {
  /** Why the choice is fixed; shown under the label. */
  disabledReason?: string | undefined
}

/** One yes-or-no choice. */
export function Checkbox({ label, help, error, id: givenId, disabledReason, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const note = disabledReason ?? help
  const hold = (event: MouseEvent<HTMLInputElement>) => {
    if (disabledReason !== undefined) event.preventDefault()
    else input.onClick?.(event)
  }
  return (
    <div className={styles.row}>
      <input
        {...input}
        type="checkbox"
        id={id}
        onClick={hold}
        className={styles.box}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: note, error })}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.below}>
        {note && <FieldHelp id={`${id}-help`}>{note}</FieldHelp>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}

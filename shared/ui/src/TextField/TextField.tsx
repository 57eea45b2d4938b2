import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import { splitFieldProps } from '../Field/split-props'
import { PasswordControl } from './PasswordControl'
import styles from './TextField.module.css'

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  /** A unit after the input, for example 'kg'. */
  suffix?: ReactNode
}

/** One line of text with label, help and error; a password can be shown while typing. */
export function TextField({ suffix, ...props }: TextFieldProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(own) => {
        if (control.type === 'password') return <PasswordControl {...control} {...own} />
        const input = <input type="text" {...control} {...own} />
        if (!suffix) return input
        return (
          <div className={styles.affixed}>
            {input}
            <span className={styles.affix}>{suffix}</span>
          </div>
        )
      }}
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { Field } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import { splitFieldProps } from '../Field/split-props'
import { Icon } from '../Icon/Icon'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> {
  options: readonly SelectOption[]
  /** First entry with an empty value, for example 'Choose a type'. */
  placeholder?: string | undefined
}

/** A short list of known values. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(own) => (
        <div className={styles.wrap}>
          <select {...control} {...own} className={classNames(own.className, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </div>
      )}
    </Field>
  )
}

import { useRef } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { Field } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import { splitFieldProps } from '../Field/split-props'
import { Icon } from '../Icon/Icon'
import styles from './SearchBox.module.css'

type InputProps = Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type' | 'ref'>

export interface SearchBoxProps extends FieldProps, InputProps {
  value: string
  onChange: (value: string) => void
}

/** A search field that is cleared by button or Escape; the caller debounces. */
export function SearchBox({ value, onChange, ...props }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [field, control] = splitFieldProps(props)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Field {...field}>
      {(own) => (
        <span className={styles.wrap}>
          <Icon name="search" size={18} className={styles.icon} />
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...control}
            {...own}
            ref={input}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(own.className, styles.input)}
          />
          {value !== '' && (
            <button type="button" aria-label="Clear search" className={styles.clear} onClick={clear}>
              <Icon name="close" size={18} />
            </button>
          )}
        </span>
      )}
    </Field>
  )
}

import { DateField, Select, TextArea, TextField } from '@portal/ui'
import type { DateFieldProps, SelectProps, TextAreaProps, TextFieldProps } from '@portal/ui'
import { useBinding } from './use-binding'

/** Props that the binding sets. */
type BoundProp = 'value' | 'defaultValue' | 'onChange' | 'error' | 'id' | 'name'

interface TextOptions {
  name: string
  /** Cleans typed text before storing, for example to digits only. */
  clean?: (text: string) => string
  /** Called in addition, when another field depends on the value. */
  onPick?: (value: string) => void
}

export type TextInputProps = Omit<TextFieldProps, BoundProp> & TextOptions
export type TextAreaInputProps = Omit<TextAreaProps, BoundProp> & TextOptions
export type DateInputProps = Omit<DateFieldProps, BoundProp> & { name: string }
export type SelectInputProps = Omit<SelectProps, BoundProp> & {
  name: string
  /** Called in addition, for example to reset the breed after the type [WIZ-73]. */
  onPick?: (value: string) => void
}

/** One line of text stored under a name; right to left for scripts that need it. */
export function TextInput({ name, clean, onPick, ...props }: TextInputProps) {
  return <TextField dir="auto" {...props} {...useTextBinding(name, clean, onPick)} />
}

/** Several lines of text stored under a name. */
export function TextAreaInput({ name, clean, onPick, ...props }: TextAreaInputProps) {
  return <TextArea dir="auto" {...props} {...useTextBinding(name, clean, onPick)} />
}

/** Value of a partial date, which the browser reports as empty; no rule accepts it as a date. */
export const HALF_A_DATE = 'unfinished'

/** A date stored as `YYYY-MM-DD`. */
export function DateInput({ name, ...props }: DateInputProps) {
  const { value, ...binding } = useTextBinding(name)
  const keepHalf = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const stored = currentTarget.validity.badInput ? HALF_A_DATE : currentTarget.value
    if (stored !== value) binding.onChange({ target: { value: stored } })
  }
  return <DateField {...props} {...binding} value={value === HALF_A_DATE ? '' : value} onKeyUp={keepHalf} />
}

/** A select stored by its value. */
export function SelectInput({ name, onPick, ...props }: SelectInputProps) {
  return <Select {...props} {...useTextBinding(name, undefined, onPick)} />
}

function useTextBinding(name: string, clean?: (text: string) => string, onPick?: (value: string) => void) {
  const { id, value, change, error } = useBinding(name, '')
  return {
    id,
    name,
    value,
    error,
    onChange: ({ target }: { target: { value: string } }) => {
      const stored = clean ? clean(target.value) : target.value
      change(stored)
      onPick?.(stored)
    },
  }
}

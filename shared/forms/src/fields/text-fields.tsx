import { DateField, Select, TextArea, TextField } from '@portal/ui'
import type { DateFieldProps, SelectProps, TextAreaProps, TextFieldProps } from '@portal/ui'
import { useBinding } from './use-binding'

/** What a binding sets itself. */
type Bound = 'value' | 'defaultValue' | 'onChange' | 'error' | 'id' | 'name'

interface TextOptions {
  name: string
  /** Turns what is typed into what is kept, for example digits only. */
  clean?: (text: string) => string
  /** Besides keeping the value: what another field takes from it. */
  onPick?: (value: string) => void
}

export type TextInputProps = Omit<TextFieldProps, Bound> & TextOptions
export type TextAreaInputProps = Omit<TextAreaProps, Bound> & TextOptions
export type DateInputProps = Omit<DateFieldProps, Bound> & { name: string }
export type SelectInputProps = Omit<SelectProps, Bound> & {
  name: string
  /** Besides keeping the value: what a choice resets, for example the breed after the type [WIZ-73]. */
  onPick?: (value: string) => void
}

/** One line of text kept under a name; written from the right where its script is. */
export function TextInput({ name, clean, onPick, ...props }: TextInputProps) {
  return <TextField dir="auto" {...props} {...useTextBinding(name, clean, onPick)} />
}

/** Several lines of text kept under a name. */
export function TextAreaInput({ name, clean, onPick, ...props }: TextAreaInputProps) {
  return <TextArea dir="auto" {...props} {...useTextBinding(name, clean, onPick)} />
}

/** Kept for a date that is only half typed: the browser gives it as none, and no rule takes this for a day. */
export const HALF_A_DATE = 'unfinished'

/** A day kept as `YYYY-MM-DD`. */
export function DateInput({ name, ...props }: DateInputProps) {
  const { value, ...binding } = useTextBinding(name)
  const keepHalf = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const kept = currentTarget.validity.badInput ? HALF_A_DATE : currentTarget.value
    if (kept !== value) binding.onChange({ target: { value: kept } })
  }
  return <DateField {...props} {...binding} value={value === HALF_A_DATE ? '' : value} onKeyUp={keepHalf} />
}

/** One of a list, kept by its value. */
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
      const kept = clean ? clean(target.value) : target.value
      change(kept)
      onPick?.(kept)
    },
  }
}

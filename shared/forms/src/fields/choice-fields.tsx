import { Checkbox, RadioGroup } from '@portal/ui'
import type { CheckboxProps, RadioGroupProps } from '@portal/ui'
import { useBinding } from './use-binding'

export type CheckboxInputProps = Pick<CheckboxProps, 'label' | 'help' | 'disabledReason'> & {
  name: string
  onPick?: (checked: boolean) => void
}

export type RadioInputProps = Pick<
  RadioGroupProps,
  'legend' | 'help' | 'options' | 'optional' | 'inline' | 'wide' | 'few'
> & {
  name: string
  onPick?: (value: string) => void
}

/** A checkbox stored under a name. */
export function CheckboxInput({ name, onPick, ...props }: CheckboxInputProps) {
  const { id, value, change, error } = useBinding(name, false)
  return (
    <Checkbox
      {...props}
      id={id}
      name={name}
      checked={value}
      error={error}
      onChange={({ target }) => {
        change(target.checked)
        onPick?.(target.checked)
      }}
    />
  )
}

/** A radio group stored under a name; an error of `true` highlights without text [WIZ-07]. */
export function RadioInput({ name, onPick, ...props }: RadioInputProps) {
  const { id, value, change, error, invalid } = useBinding(name, '')
  return (
    <RadioGroup
      {...props}
      id={id}
      name={name}
      value={value}
      error={error}
      invalid={invalid}
      onChange={(chosen) => {
        change(chosen)
        onPick?.(chosen)
      }}
    />
  )
}

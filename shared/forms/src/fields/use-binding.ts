import { useField } from 'react-final-form'
import { useFieldId } from '../form/form-context'

/** Binds a name of the form to a value; its error shows after blur or a try to send. */
export function useBinding<Value>(name: string, fallback: Value) {
  const id = useFieldId(name)
  const { input, meta } = useField<Value | undefined>(name, {
    parse: keep,
    format: keep,
    subscription: {
      value: true,
      error: true,
      submitError: true,
      dirtySinceLastSubmit: true,
      touched: true,
    },
  })
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const wrong: unknown = meta.touched ? (meta.error ?? refused) : undefined
  return {
    id,
    value: input.value ?? fallback,
    change: (value: Value) => input.onChange(value),
    blur: () => input.onBlur(),
    focus: () => input.onFocus(),
    error: typeof wrong === 'string' ? wrong : undefined,
    invalid: wrong !== undefined && wrong !== '',
  }
}

/** final-form would turn an empty text into undefined. */
function keep<T>(value: T): T {
  return value
}

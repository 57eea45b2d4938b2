import { getIn } from 'final-form'
import { useCallback, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import { useFieldId } from '../form/form-context'
import { afterPress } from './after-press'

const SUBSCRIPTION = {
  value: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
  touched: true,
} as const

/**
 * Binds a name of the form to a value; its error shows after blur or a try to send. The form alone holds the
 * value: `useField` would put the form's first value in place of what was typed each time a field is shown again.
 */
export function useBinding<Value>(name: string, fallback: Value) {
  const id = useFieldId(name)
  const form = useForm()
  const subscribe = useCallback(
    (changed: () => void) => form.registerField(name, changed, SUBSCRIPTION, {}),
    [form, name],
  )
  const read = () => form.getFieldState(name)
  const state = useSyncExternalStore(subscribe, read, read)
  const value: Value | undefined = state ? state.value : getIn(form.getState().values, name)
  const refused: unknown = state?.dirtySinceLastSubmit ? undefined : state?.submitError
  const wrong: unknown = state?.touched ? (state.error ?? refused) : undefined
  return {
    id,
    value: value ?? fallback,
    change: (changed: Value) => form.change(name, changed),
    blur: () => afterPress(() => form.blur(name)),
    focus: () => form.focus(name),
    error: typeof wrong === 'string' ? wrong : undefined,
    invalid: wrong !== undefined && wrong !== '',
  }
}

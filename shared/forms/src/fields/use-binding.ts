import { getIn } from 'final-form'
import { useCallback, useContext, useReducer, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import { JudgedFieldsContext, useFieldId } from '../form/form-context'

const SUBSCRIPTION = {
  value: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const

/**
 * Binds a form field to a value. Its error shows after a failed submit until it is corrected. Only the form holds the
 * value: `useField` would restore the initial value each time a field is shown again.
 */
export function useBinding<Value>(name: string, fallback: Value) {
  const id = useFieldId(name)
  const form = useForm()
  const subscribe = useCallback(
    (changed: () => void) => form.registerField(name, changed, SUBSCRIPTION, {}),
    [form, name],
  )
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const read = () => form.getFieldState(name)
  const state = useSyncExternalStore(subscribe, read, read)
  const value: Value | undefined = state ? state.value : getIn(form.getState().values, name)
  const refused: unknown = state?.dirtySinceLastSubmit ? undefined : state?.submitError
  const isJudged = useContext(JudgedFieldsContext).has(name)
  const wrong: unknown = isJudged ? (state?.error ?? refused) : undefined
  return {
    id,
    value: value ?? fallback,
    change: (changed: Value) => {
      form.change(name, changed)
      // Until the field is subscribed, React would restore the old text.
      redraw()
    },
    error: typeof wrong === 'string' ? wrong : undefined,
    invalid: wrong !== undefined && wrong !== '',
  }
}

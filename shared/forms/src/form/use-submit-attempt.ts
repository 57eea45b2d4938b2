import type { FieldErrorEntry } from '@portal/ui'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { fieldId } from './form-context'
import { flattenErrors, inPageOrder } from './form-errors'
import type { NamedError } from './form-errors'

const SUBSCRIPTION = {
  errors: true,
  submitErrors: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
  dirtyFieldsSinceLastSubmit: true,
} as const

/** A failed submit: its invalid fields in page order, and whether the first takes the focus. */
interface Attempt {
  readonly attempt: number
  readonly order: readonly string[]
  readonly takesFocus: boolean
}

/**
 * Submits the form. After a failure: the fields that show errors, and the summary's list, which shrinks as they are
 * corrected.
 */
export function useSubmitAttempt(formId: string, hasSummary: boolean) {
  const form = useForm()
  const state = useFormState({ subscription: SUBSCRIPTION })
  const [failed, setFailed] = useState<Attempt>({ attempt: 0, order: [], takesFocus: false })
  // After the messages are rendered, so that a screen reader reads them with the field.
  useEffect(() => {
    const [first] = failed.order
    if (failed.takesFocus && first !== undefined) document.getElementById(fieldId(formId, first))?.focus()
  }, [failed, formId])
  const idOf = (name: string) => fieldId(formId, name)
  const submit = async (): Promise<boolean> => {
    await form.submit()
    const { errors, submitErrors, submitError } = form.getState()
    const wrong = [...flattenErrors(errors), ...flattenErrors(submitErrors)]
    const isSent = wrong.length === 0 && submitError === undefined
    const order = inPageOrder([...new Set(wrong.map(({ name }) => name))], idOf)
    const isSummed = hasSummary && wrong.some(({ message }) => message !== true)
    const takesFocus = !isSummed && submitError === undefined
    setFailed(({ attempt }) => ({ attempt: isSent ? attempt : attempt + 1, order, takesFocus }))
    return isSent
  }
  const judged = useMemo(() => new Set(failed.order), [failed.order])
  const sent = flattenErrors(state.submitErrors).filter(({ name }) => !state.dirtyFieldsSinceLastSubmit?.[name])
  const current = [...flattenErrors(state.errors), ...sent]
  return {
    submit,
    attempt: failed.attempt,
    judged,
    entries: hasSummary && failed.attempt > 0 && state.submitFailed ? toEntries(current, failed.order, idOf) : [],
    formError: state.dirtySinceLastSubmit ? undefined : textOf(state.submitError),
  }
}

function toEntries(errors: NamedError[], order: readonly string[], idOf: (name: string) => string): FieldErrorEntry[] {
  return order.flatMap((name) => {
    const message = errors.find((error) => error.name === name)?.message
    return typeof message === 'string' ? [{ id: idOf(name), message }] : []
  })
}

function textOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined
}

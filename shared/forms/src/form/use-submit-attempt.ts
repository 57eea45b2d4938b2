import type { FieldErrorEntry } from '@portal/ui'
import { useState } from 'react'
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

/** Sends the form; after a failed try, what its summary lists in page order, shrinking as it is mended. */
export function useSubmitAttempt(formId: string, hasSummary: boolean) {
  const form = useForm()
  const state = useFormState({ subscription: SUBSCRIPTION })
  const [failed, setFailed] = useState<{ attempt: number; order: string[] }>({ attempt: 0, order: [] })
  const idOf = (name: string) => fieldId(formId, name)
  const submit = async (): Promise<boolean> => {
    await form.submit()
    const { errors, submitErrors, submitError } = form.getState()
    const wrong = [...flattenErrors(errors), ...flattenErrors(submitErrors)]
    if (wrong.length === 0 && submitError === undefined) return true
    const order = inPageOrder([...new Set(wrong.map(({ name }) => name))], idOf)
    setFailed(({ attempt }) => ({ attempt: attempt + 1, order }))
    const isSummed = hasSummary && wrong.some(({ message }) => message !== true)
    if (!isSummed && submitError === undefined) focusFirst(order, idOf)
    return false
  }
  const sent = flattenErrors(state.submitErrors).filter(({ name }) => !state.dirtyFieldsSinceLastSubmit?.[name])
  const current = [...flattenErrors(state.errors), ...sent]
  return {
    submit,
    attempt: failed.attempt,
    entries: hasSummary && failed.attempt > 0 && state.submitFailed ? toEntries(current, failed.order, idOf) : [],
    formError: state.dirtySinceLastSubmit ? undefined : textOf(state.submitError),
  }
}

function toEntries(errors: NamedError[], order: string[], idOf: (name: string) => string): FieldErrorEntry[] {
  return order.flatMap((name) => {
    const message = errors.find((error) => error.name === name)?.message
    return typeof message === 'string' ? [{ id: idOf(name), message }] : []
  })
}

function focusFirst(order: string[], idOf: (name: string) => string) {
  const [first] = order
  if (first !== undefined) document.getElementById(idOf(first))?.focus()
}

function textOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined
}

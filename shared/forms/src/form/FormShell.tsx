import { FORM_ERROR } from 'final-form'
import { useId, useState } from 'react'
import { Form } from 'react-final-form'
import { FormIdContext } from './form-context'
import type { FormErrors } from './form-errors'
import { FormBody } from './FormBody'
import type { FormContent } from './FormBody'

/** Undefined on success, else messages by field and, under `FORM_ERROR`, for the whole form. */
export type SubmitResult = (FormErrors & { [FORM_ERROR]?: string }) | undefined | void

export interface FormShellProps<Values extends object> extends FormContent<Values> {
  /** Read once; give the form another `key` to start over. */
  initialValues: Values
  validate?: ((values: Values) => FormErrors) | undefined
  /** Resolves to the server's refusals; rejects only on a fault. */
  onSubmit: (values: Values) => SubmitResult | Promise<SubmitResult>
  /** Prefix of the fields' ids. */
  id?: string
}

export const DEFAULT_FAULT_TEXT = 'We could not save this. What you typed is still here. Try again.'

/** A form: values, validation, error summary with focus, sending. Fields inside bind themselves by name. */
export function FormShell<Values extends object>(props: FormShellProps<Values>) {
  const { onSubmit, validate, ...body } = props
  const ownId = useId()
  const [initialValues] = useState(props.initialValues)
  const send = async (values: Values) => {
    try {
      return (await onSubmit(values)) ?? undefined
    } catch {
      return { [FORM_ERROR]: DEFAULT_FAULT_TEXT }
    }
  }
  const formId = props.id ?? ownId
  return (
    <FormIdContext value={formId}>
      <Form<Values> initialValues={initialValues} onSubmit={send} {...(validate && { validate })}>
        {() => <FormBody {...body} formId={formId} />}
      </Form>
    </FormIdContext>
  )
}

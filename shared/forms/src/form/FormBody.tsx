import { ErrorSummary } from '@portal/ui'
import { useRef } from 'react'
import type { FormEvent } from 'react'
import { FormSpy, useFormState } from 'react-final-form'
import { useStepSubmit, useWizardForward } from '../wizard/step-submit'
import type { FormShellProps } from './FormShell'
import styles from './FormShell.module.css'
import { useSubmitAttempt } from './use-submit-attempt'
import { useThrottled } from './use-throttled'

type FormBodyProps<Values extends object> = Pick<
  FormShellProps<Values>,
  'alert' | 'actions' | 'asStep' | 'onChange' | 'onDirtyChange' | 'children'
> & { formId: string }

/** What stands inside the form provider: summary, fields, buttons. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  const { attempt, entries, formError, submit } = useSubmitAttempt(props.formId)
  const forward = useWizardForward()
  useStepSubmit(props.asStep ? submit : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void (props.asStep && forward ? forward() : submit())
  }
  return (
    <form id={props.formId} noValidate onSubmit={send} className={styles.form}>
      {(entries.length > 0 || formError) && (
        <ErrorSummary key={attempt} errors={entries}>
          {formError}
        </ErrorSummary>
      )}
      {props.alert}
      {props.children}
      {props.actions && (
        <div className={styles.actions}>
          {typeof props.actions === 'function' ? props.actions({ submitting: submitting === true }) : props.actions}
        </div>
      )}
      {props.asStep && <button type="submit" hidden aria-label="Go on" />}
      <ValueSpy onChange={props.onChange} onDirtyChange={props.onDirtyChange} />
    </form>
  )
}

/** Tells of changes without rendering the form again. */
function ValueSpy<Values extends object>({
  onChange,
  onDirtyChange,
}: Pick<FormBodyProps<Values>, 'onChange' | 'onDirtyChange'>) {
  const save = useThrottled(onChange)
  const seen = useRef<Values>(undefined)
  return (
    <FormSpy<Values>
      subscription={{ values: true, dirty: true }}
      onChange={({ values, dirty }) => {
        onDirtyChange?.(dirty ?? false)
        if (values !== undefined && seen.current !== undefined && values !== seen.current) save(values)
        seen.current = values
      }}
    />
  )
}

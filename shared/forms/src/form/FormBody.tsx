import { ErrorSummary } from '@portal/ui'
import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormSpy, useFormState } from 'react-final-form'
import { JudgedFieldsContext } from './form-context'
import { useStepSubmit, useWizardForward } from '../wizard/step-submit'
import styles from './FormShell.module.css'
import { useSubmitAttempt } from './use-submit-attempt'
import { useThrottled } from './use-throttled'

export interface FormContent<Values extends object> {
  /** Called with changed values, at most twice a second and when the form closes; for drafts. */
  onChange?: ((values: Values) => void) | undefined
  onDirtyChange?: ((dirty: boolean) => void) | undefined
  /** The form is a wizard's step: the wizard's forward button submits it. */
  asStep?: boolean
  /**
   * Whether a summary lists the errors; yes by default. Without it, for a short form, errors show only at their fields,
   * and the first field with an error takes the focus.
   */
  summary?: boolean
  /** Messages above the fields. */
  alert?: ReactNode
  /** Buttons below; a function gets whether the form is being sent. */
  actions?: ReactNode | ((state: { submitting: boolean }) => ReactNode)
  children: ReactNode
}

/** Content of the form provider: summary, fields, buttons. */
export function FormBody<Values extends object>(props: FormContent<Values> & { formId: string }) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  const { attempt, judged, entries, formError, submit } = useSubmitAttempt(props.formId, props.summary ?? true)
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
      <JudgedFieldsContext value={judged}>{props.children}</JudgedFieldsContext>
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

/** Reports changes without rendering the form again. */
function ValueSpy<Values extends object>({
  onChange,
  onDirtyChange,
}: Pick<FormContent<Values>, 'onChange' | 'onDirtyChange'>) {
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

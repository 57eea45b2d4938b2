import { FormShell, TextInput } from '@portal/forms'
import type { SubmitResult } from '@portal/forms'
import { Button } from '@portal/ui'
import { codeErrors } from './code-refusal'
import type { CodeValues } from './code-refusal'

interface Props {
  readonly label: string
  readonly submitLabel: string
  readonly busyLabel: string
  readonly send: (code: string) => Promise<SubmitResult>
  readonly onCancel: () => void
}

/** Form for one authenticator code [OPEN-218]. */
export function CodeForm({ label, submitLabel, busyLabel, send, onCancel }: Props) {
  return (
    <FormShell<CodeValues>
      initialValues={{ code: '' }}
      validate={codeErrors}
      onSubmit={({ code }) => send(code)}
      actions={({ submitting }) => (
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" busy={submitting} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      )}
    >
      <TextInput
        name="code"
        label={label}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
        width="short"
      />
    </FormShell>
  )
}

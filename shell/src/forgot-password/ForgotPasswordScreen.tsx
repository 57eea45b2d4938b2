import { useState } from 'react'
import { useNavigate, useSearchParams } from '@portal/router'
import { FormShell } from '@portal/forms'
import { Alert, Button, Card } from '@portal/ui'
import { paths, usePageTitle } from '@portal/federation'
import { ResetFields } from './ResetFields'
import { ResetFailureNote } from './ResetFailureNote'
import { RESET_STEPS, resetErrors, resetFailure } from './reset-state'
import type { ResetFailure, ResetStep, ResetValues } from './reset-state'

/** Password reset in three steps: username, emailed code, new password (SHL-27 to SHL-38). */
export function ForgotPasswordScreen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [step, setStep] = useState<ResetStep>('send-email')
  const [failure, setFailure] = useState<ResetFailure | null>(null)
  const title = RESET_STEPS.find((one) => one.step === step)?.title ?? ''
  usePageTitle(title)
  const submit = async (values: ResetValues) => {
    setFailure(null)
    try {
      await sendStep(step, values)
    } catch (error) {
      const found = resetFailure(step, error)
      if (found.place !== 'form') return { [found.place]: found.text }
      setFailure(found)
      return
    }
    if (step === 'new-password') await navigate(paths.login())
    else setStep(step === 'send-email' ? 'verify-code' : 'new-password')
  }
  return (
    <Card>
      <h1>{title}</h1>
      <FormShell<ResetValues>
        initialValues={{ username: search.get('email') ?? '', code: '', password: '', retype: '' }}
        validate={(values) => resetErrors(step, values)}
        onSubmit={submit}
        alert={
          failure ? (
            <ResetFailureNote failure={failure} onBackToCode={() => setStep('verify-code')} />
          ) : (
            search.get('reason') === 'new-password' &&
            step === 'send-email' && <Alert kind="info">Your account needs a new password before the first sign-in.</Alert>
          )
        }
        actions={({ submitting }) => (
          <Button type="submit" variant="primary" busy={submitting}>
            {step === 'new-password' ? 'Save password' : 'Next'}
          </Button>
        )}
      >
        <ResetFields step={step} />
      </FormShell>
    </Card>
  )
}

/** The code step cannot be checked by the service; a wrong code shows at the new password (OPEN-08). */
async function sendStep(step: ResetStep, { username, code, password }: ResetValues): Promise<void> {
  const identity = await import(/* webpackChunkName: "identity" */ '../session/identity')
  if (step === 'send-email') await identity.sendResetCode(username.trim())
  if (step === 'new-password') await identity.setNewPassword(username.trim(), code.trim(), password)
}

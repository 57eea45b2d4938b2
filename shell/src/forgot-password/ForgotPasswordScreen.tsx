import { ownWords } from '@portal/domain-bundled/password'
import { usePortalHost } from '@portal/federation'
import { useLocation, useSearchParams } from '@portal/router'
import { FormShell } from '@portal/forms'
import { Alert, Button } from '@portal/ui'
import { Door } from '../door/Door'
import { readHandover } from '../session/handover'
import { BackToSignIn } from './BackToSignIn'
import { ResetFields } from './ResetFields'
import { ResetFailureNote } from './ResetFailureNote'
import { StepTitle } from './StepTitle'
import { resetErrors } from './reset-state'
import type { ResetStep, ResetValues } from './reset-state'
import styles from './ForgotPassword.module.css'
import { useReset } from './use-reset'

/** Password reset in three steps: username, emailed code, new password [SHL-27..38]. */
export function ForgotPasswordScreen() {
  const [search] = useSearchParams()
  const handover = readHandover(useLocation().state)
  const wordsOf = useForbiddenWords()
  const { step, goTo, submit, failure } = useReset()
  const isFirstSignIn = search.get('reason') === 'new-password' && step === 'send-email'
  return (
    <Door>
      <StepTitle step={step} />
      <FormShell<ResetValues>
        initialValues={{ username: handover.username ?? search.get('email') ?? '', code: '', password: '', retype: '' }}
        validate={(values) => resetErrors(step, values, wordsOf(values.username))}
        onSubmit={submit}
        alert={
          failure ? (
            <ResetFailureNote failure={failure} onBackToCode={() => goTo('verify-code')} />
          ) : (
            isFirstSignIn && <Alert kind="info">Your account needs a new password before the first sign-in.</Alert>
          )
        }
        actions={({ submitting }) => (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={submitting} busyLabel={BUSY[step]}>
              {step === 'new-password' ? 'Save password' : 'Next'}
            </Button>
            {failure?.link !== 'return-to-login' && <BackToSignIn>Back to sign in</BackToSignIn>}
          </div>
        )}
      >
        <ResetFields step={step} onStep={goTo} />
      </FormShell>
    </Door>
  )
}

const BUSY: Readonly<Record<ResetStep, string>> = {
  'send-email': 'Sending the code',
  'verify-code': 'Next',
  'new-password': 'Saving password',
}

/** Words that the password must not contain, as far as this page knows them [OPEN-219]. */
function useForbiddenWords(): (username: string) => readonly string[] {
  const { brand, practice } = usePortalHost()
  return (username) => ownWords({ username, names: [brand.name, practice?.name] })
}

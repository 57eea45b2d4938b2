import { useEffect, useRef } from 'react'
import { oneTimeCode } from '@portal/domain/second-factor'
import { usePageTitle } from '@portal/federation'
import { FormShell, TextInput } from '@portal/forms'
import { Button } from '@portal/ui'
import styles from '../LoginScreen.module.css'
import type { SignIn } from '../use-sign-in'
import { codeErrors, codeFailure } from './code-errors'
import type { CodeValues } from './code-errors'

export interface CodeStepProps {
  readonly username: string
  readonly signIn: SignIn
  readonly onSignedIn: () => Promise<void> | void
  readonly onBack: () => void
}

/** The second step of a sign-in: the code of an authenticator app, once the password was right [OPEN-217]. */
export function CodeStep({ username, signIn, onSignedIn, onBack }: CodeStepProps) {
  const box = useRef<HTMLDivElement>(null)
  usePageTitle('Sign in: enter the code')
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const submit = async ({ code }: CodeValues) => {
    const ask = { username, refused: codeFailure }
    const outcome = await signIn({ ...ask, ask: (identity) => identity.confirmCode(oneTimeCode(code) ?? '') })
    if (outcome.state === 'failed') return outcome.errors
    await onSignedIn()
  }
  return (
    <div ref={box}>
      <h1 className={styles.title}>Enter the code</h1>
      <FormShell<CodeValues>
        initialValues={{ code: '' }}
        validate={codeErrors}
        onSubmit={submit}
        actions={({ submitting }) => (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={submitting} busyLabel="Signing in">
              Sign in
            </Button>
            <Button variant="quiet" onClick={onBack}>
              Back to the password
            </Button>
          </div>
        )}
      >
        <TextInput
          name="code"
          label="Six-digit code from your authenticator app"
          help={`Your password is right. Open the app on your phone and enter the code for ${username}.`}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="go"
          width="short"
        />
      </FormShell>
      <p className={styles.lost}>
        No phone at hand, or a new one? A Vet Owner of your practice can reset two-step sign-in for you. Are you the
        only one? Client Care can.
      </p>
    </div>
  )
}

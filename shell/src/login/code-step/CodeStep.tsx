import { useEffect, useRef } from 'react'
import { oneTimeCode } from '@portal/domain-bundled/second-factor'
import { usePageTitle } from '@portal/federation'
import { FormShell, TextInput } from '@portal/forms'
import type { SubmitResult } from '@portal/forms'
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

/** Second step of a sign-in: the code of an authenticator app [OPEN-217]. */
export function CodeStep(props: CodeStepProps) {
  const box = useRef<HTMLDivElement>(null)
  usePageTitle('Sign in: enter the code')
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <h1 className={styles.title}>Enter the code</h1>
      <SignInCode
        {...props}
        label="Six-digit code from your authenticator app"
        help={`Your password is right. Open the app on your phone and enter the code for ${props.username}.`}
        refused={codeFailure}
      />
      <p className={styles.lost}>
        No phone at hand, or a new one? A Vet Owner of your practice can reset two-step sign-in for you. If you are the
        only Vet Owner, call Client Care on the number below.
      </p>
    </div>
  )
}

interface SignInCodeProps extends CodeStepProps {
  readonly label: string
  readonly help: string
  /** How a refused code is shown. */
  readonly refused: (error: unknown) => SubmitResult
}

/** Form for one code that continues a sign-in, with a way back to the password [OPEN-217, OPEN-289]. */
export function SignInCode({ username, signIn, onSignedIn, onBack, label, help, refused }: SignInCodeProps) {
  const submit = async ({ code }: CodeValues) => {
    const outcome = await signIn({
      username,
      refused,
      ask: (identity) => identity.confirmCode(oneTimeCode(code) ?? ''),
    })
    if (outcome.kind === 'failed') return outcome.errors
    await onSignedIn()
  }
  return (
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
        label={label}
        help={help}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
        width="short"
      />
    </FormShell>
  )
}

import { useState } from 'react'
import { oneTimeCode } from '@portal/domain-bundled/second-factor'
import { FORM_ERROR, FormShell, TextInput } from '@portal/forms'
import type { FormErrors, SubmitResult } from '@portal/forms'
import { Button, Dialog } from '@portal/ui'
import { shownBrand } from '../../brand/brand'
import { ClientCareToCall } from '../../brand/ClientCareToCall'
import { codeErrors, codeFailure } from '../../login/code-step/code-errors'
import type { CodeValues } from '../../login/code-step/code-errors'
import { failureText } from '../../login/login-errors'
import type * as Identity from '../../session/identity'
import type { StaffSession } from '../../session/session'
import { signInBeside } from '../../session/sign-in-beside'

export interface SignInAgainProps {
  readonly session: StaffSession
  /** Called at the end: whether the user has signed in. */
  readonly onEnd: (isDone: boolean) => void
}

type Step = 'password' | 'code'
type SendStep = (
  ask: (identity: typeof Identity) => Promise<Identity.SignInOutcome>,
  refused: (error: unknown) => SubmitResult,
) => Promise<SubmitResult>

/** Dialog for the password, and the code if set up; the page behind it stays [OPEN-280]. */
export function SignInAgainPart({ session, onEnd }: SignInAgainProps) {
  const [step, setStep] = useState<Step>('password')
  const send: SendStep = async (ask, refused) => {
    try {
      const { kind } = await signInBeside(session, ask)
      if (kind === 'signed-in') onEnd(true)
      else if (kind === 'code') setStep('code')
      else return { [FORM_ERROR]: NEW_PASSWORD }
    } catch (error) {
      return refused(error)
    }
  }
  const shared = { username: session.user.username, send, onCancel: () => onEnd(false) }
  return (
    <Dialog title="Is it still you?" isOpen onClose={shared.onCancel} size="small">
      {step === 'password' ? <PasswordForm {...shared} /> : <CodeForm {...shared} />}
      <p>
        Cannot get in? Call <ClientCareToCall brand={shownBrand()} />.
      </p>
    </Dialog>
  )
}

const NEW_PASSWORD = 'Your password has to be changed first. Log out, then sign in to set a new one.'

interface FormProps {
  readonly username: string
  readonly send: SendStep
  readonly onCancel: () => void
}

interface PasswordValues {
  readonly password: string
}

const passwordErrors = ({ password }: PasswordValues): FormErrors =>
  password ? {} : { password: 'Enter your password' }

function PasswordForm({ username, send, onCancel }: FormProps) {
  return (
    <FormShell<PasswordValues>
      initialValues={{ password: '' }}
      validate={passwordErrors}
      onSubmit={({ password }) =>
        send(
          (identity) => identity.signInBeside(username, password),
          (error) => ({ [FORM_ERROR]: failureText(error) }),
        )
      }
      actions={({ submitting }) => <Actions submitting={submitting} onCancel={onCancel} />}
    >
      <p>{`Before we go on, enter the password of ${username} once more.`}</p>
      <TextInput name="password" label="Password" type="password" autoComplete="current-password" />
    </FormShell>
  )
}

function CodeForm({ username, send, onCancel }: FormProps) {
  return (
    <FormShell<CodeValues>
      initialValues={{ code: '' }}
      validate={codeErrors}
      onSubmit={({ code }) => send((identity) => identity.confirmCodeBeside(oneTimeCode(code) ?? ''), codeFailure)}
      actions={({ submitting }) => <Actions submitting={submitting} onCancel={onCancel} />}
    >
      <p>{`Your password is right. Enter the code for ${username}, too.`}</p>
      <TextInput
        name="code"
        label="Six-digit code from your authenticator app"
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
        width="short"
      />
    </FormShell>
  )
}

function Actions({ submitting, onCancel }: { readonly submitting: boolean; readonly onCancel: () => void }) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" busy={submitting} busyLabel="Checking">
        Continue
      </Button>
    </>
  )
}

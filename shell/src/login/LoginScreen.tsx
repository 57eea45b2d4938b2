import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from '@portal/router'
import { FormShell, TextInput, useFormState } from '@portal/forms'
import { Alert, Button, lazyPart, Spinner } from '@portal/ui'
import { paths, usePageTitle } from '@portal/federation'
import { Door } from '../door/Door'
import { useSession } from '../session/session'
import type { CodeStepProps } from './code-step/CodeStep'
import { usePrefetch } from '../prefetch/use-prefetch'
import { readHandover } from '../session/handover'
import type { Handover } from '../session/handover'
import { loginErrors } from './login-errors'
import type { LoginValues } from './login-errors'
import styles from './LoginScreen.module.css'
import type { SetUpStepProps } from './set-up-step/SetUpStep'
import { destinationAfterLogin, useSignIn } from './use-sign-in'
import type { SignInResult } from './use-sign-in'

/** Rarely needed: loaded after the right password. */
const CodeStep = lazyPart<CodeStepProps>(
  async () => (await import(/* webpackChunkName: "code-step" */ './code-step/CodeStep')).CodeStep,
  () => <Spinner label="Signing in" />,
)

const SetUpStep = lazyPart<SetUpStepProps>(
  async () => (await import(/* webpackChunkName: "set-up-step" */ './set-up-step/SetUpStep')).SetUpStep,
  () => <Spinner label="Signing in" />,
)

type SecondStep = Extract<SignInResult, { readonly kind: 'code' | 'set-up' }>

/** Sign-in of practice staff [SHL-02..11]. */
export function LoginScreen() {
  usePageTitle('Sign in')
  const ids = useParams()
  const [search] = useSearchParams()
  const handover = readHandover(useLocation().state)
  const navigate = useNavigate()
  const signedIn = useSession() !== null
  const [attempt, setAttempt] = useState(0)
  const [second, setSecond] = useState<SecondStep | null>(null)
  const [username, setUsername] = useState(handover.username ?? search.get('email') ?? '')
  const signIn = useSignIn()
  usePrefetch(destinationAfterLogin(ids))
  if (signedIn && !isBarred(handover) && attempt === 0) return <Navigate to={destinationAfterLogin(ids)} replace />
  const enter = () => navigate(destinationAfterLogin(ids), { replace: true })
  const submit = async (values: LoginValues) => {
    setAttempt(attempt + 1)
    const name = values.username.trim()
    const outcome = await signIn({
      username: name,
      ask: (identity) => identity.signInWithPassword(name, values.password),
    })
    if (outcome.kind === 'failed') return outcome.errors
    if (outcome.kind === 'new-password') return navigate(newPasswordAddress(values.username), { replace: true })
    if (outcome.kind === 'signed-in') return enter()
    setUsername(name)
    setSecond(outcome)
  }
  if (second) {
    const props = { username, signIn, onSignedIn: enter, onBack: () => setSecond(null) }
    return (
      <Door>{second.kind === 'code' ? <CodeStep {...props} /> : <SetUpStep {...props} secret={second.secret} />}</Door>
    )
  }
  return (
    <Door>
      <h1 className={styles.title}>Sign in</h1>
      <FormShell<LoginValues>
        initialValues={{ username, password: '' }}
        validate={loginErrors}
        onSubmit={submit}
        alert={handover.passwordChanged ? <PasswordChanged /> : <SignInReason {...handover} />}
        actions={({ submitting }) => (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={submitting} busyLabel="Signing in">
              Sign in
            </Button>
            <ForgotLink />
          </div>
        )}
      >
        <TextInput name="username" label="Username" autoComplete="username" inputMode="email" autoCapitalize="none" />
        <TextInput name="password" label="Password" type="password" autoComplete="current-password" />
      </FormShell>
    </Door>
  )
}

const WORDS: Readonly<Record<NonNullable<Handover['reason']>, string>> = {
  ended: 'Your session has ended. Sign in again; unfinished bookings wait on your dashboard.',
  none: 'This page is for signed-in staff. Sign in, then open it again.',
  forbidden: 'Your account does not give access to this page.',
  inactive: 'This account is not active. Ask the owner of your practice.',
  'signed-out-elsewhere':
    'You were signed out in another tab. Sign in again; unfinished bookings wait on your dashboard.',
}

/** Why the form is shown [OPEN-02, OPEN-03]; the server's own sentence comes first. */
function SignInReason({ reason, says }: Handover) {
  const isSignedIn = useSession() !== null
  if (!reason) return null
  return (
    <Alert kind="info">
      <span>{says ?? WORDS[reason]}</span>
      {reason === 'forbidden' && isSignedIn && (
        <>
          {' '}
          Sign in with an account that has it, or go <Link to={paths.dashboard()}>back to the dashboard</Link>.
        </>
      )}
    </Alert>
  )
}

/** Link to the password reset, which passes on the typed username [SHL-05]. */
function ForgotLink() {
  const { values } = useFormState<LoginValues>({ subscription: { values: true } })
  const state: Handover = { username: values.username }
  return (
    <p className={styles.forgot}>
      <Link to={paths.forgotPassword()} state={state}>
        Forgot your password
      </Link>
    </p>
  )
}

function newPasswordAddress(username: string): string {
  return `${paths.forgotPassword()}?${new URLSearchParams({ email: username, reason: 'new-password' })}`
}

/** Message after a password reset [SHL-29]. */
function PasswordChanged() {
  return <Alert kind="success">Your password is changed. Sign in with the new one.</Alert>
}

/**
 * A 403 sent a signed-in user here: show the form instead of redirecting in a loop [OPEN-03]. Any other reason ends
 * with a new session.
 */
function isBarred({ reason }: Handover): boolean {
  return reason === 'forbidden' || reason === 'inactive'
}

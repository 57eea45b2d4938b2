import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from '@portal/router'
import { FormShell, TextInput } from '@portal/forms'
import { Alert, Button, Card } from '@portal/ui'
import { paths, usePageTitle } from '@portal/federation'
import { readText, removeKey, storageKeys } from '@portal/federation/host'
import { welcomeText } from '../brand/brand'
import { useSession } from '../session/session-state'
import { resetUsername } from './after-reset'
import { destinationAfterLogin } from './destination'
import { loginErrors } from './login-errors'
import type { LoginValues } from './login-errors'
import styles from './LoginScreen.module.css'
import { useSignIn } from './use-sign-in'

/** Sign-in of practice staff [SHL-02..11]. */
export function LoginScreen() {
  usePageTitle('Sign in')
  const ids = useParams()
  const [search] = useSearchParams()
  const reset = resetUsername(useLocation().state)
  const navigate = useNavigate()
  const signedIn = useSession() !== null
  const [reason] = useState(() => readText(sessionStorage, storageKeys.signInReason))
  const [attempt, setAttempt] = useState(0)
  const signIn = useSignIn()
  if (signedIn && !reason && attempt === 0) return <Navigate to={destinationAfterLogin(ids)} replace />
  const submit = async (values: LoginValues) => {
    setAttempt(attempt + 1)
    const outcome = await signIn(values)
    if (outcome.state === 'failed') return outcome.errors
    removeKey(sessionStorage, storageKeys.signInReason)
    const next = outcome.state === 'signed-in' ? destinationAfterLogin(ids) : newPasswordAddress(values.username)
    await navigate(next, { replace: true })
  }
  return (
    <Card className={styles.card}>
      <h1 className={styles.title}>Sign in</h1>
      <p className={styles.welcome}>{welcomeText()}</p>
      <FormShell<LoginValues>
        initialValues={{ username: reset ?? search.get('email') ?? '', password: '' }}
        validate={loginErrors}
        onSubmit={submit}
        alert={reset !== undefined ? <PasswordChanged /> : reason && <SignInReason reason={reason} />}
        actions={({ submitting }) => (
          <Button type="submit" variant="primary" busy={submitting} busyLabel="Signing in">
            Sign in
          </Button>
        )}
      >
        <TextInput name="username" label="Username" autoComplete="username" inputMode="email" autoCapitalize="none" />
        <TextInput name="password" label="Password" type="password" autoComplete="current-password" />
      </FormShell>
      <p className={styles.forgot}>
        <Link to={paths.forgotPassword()}>Forgot your password</Link>
      </p>
    </Card>
  )
}

function newPasswordAddress(username: string): string {
  return `${paths.forgotPassword()}?${new URLSearchParams({ email: username, reason: 'new-password' })}`
}

/** The end of a password reset [SHL-29]. */
function PasswordChanged() {
  return <Alert kind="success">Your password is changed. Sign in with the new one.</Alert>
}

/** Why the form shows although somebody was signed in [OPEN-03]. */
function SignInReason({ reason }: { reason: string }) {
  if (reason === 'forbidden') {
    return <Alert kind="info">This page needs another access. Sign in with an account that has it.</Alert>
  }
  if (reason === 'signed-out-elsewhere') {
    return (
      <Alert kind="info">
        You were signed out in another tab. Sign in again; unfinished bookings wait on your dashboard.
      </Alert>
    )
  }
  return <Alert kind="info">Your session has ended. Sign in again; unfinished bookings wait on your dashboard.</Alert>
}

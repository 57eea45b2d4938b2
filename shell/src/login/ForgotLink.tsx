import { Link } from '@portal/router'
import { useFormState } from '@portal/forms'
import { paths } from '@portal/federation'
import type { Handover } from '../session/handover'
import type { LoginValues } from './login-errors'
import styles from './LoginScreen.module.css'

/** Link to the password reset, which passes on the typed username [SHL-05]. */
export function ForgotLink() {
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

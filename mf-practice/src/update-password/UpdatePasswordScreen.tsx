import { paths, usePageTitle, useSignedInUser } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, Card, PageHeader } from '@portal/ui'
import styles from './UpdatePassword.module.css'

/** Leads to the password reset with the own username [PRA-26]: the portal itself never sees a password. */
export function UpdatePasswordScreen() {
  usePageTitle('Password')
  const { username } = useSignedInUser()
  const reset = `${paths.forgotPassword()}?${new URLSearchParams({ email: username })}`
  return (
    <>
      <PageHeader title="Password" />
      <Card title="Update password">
        <p>
          We send a code to the email address of <strong className={styles.name}>{username}</strong>. Enter it and
          choose a new password. From then on, sign in with that one.
        </p>
        <div className={styles.actions}>
          <Link to={paths.profile()} className={buttonClass()}>
            Back to Profile
          </Link>
          <Link to={reset} className={buttonClass('primary')}>
            Update password
          </Link>
        </div>
      </Card>
    </>
  )
}

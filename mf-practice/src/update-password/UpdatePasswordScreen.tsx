import { ownWords } from '@portal/domain-bundled/password'
import { PASSWORD_RULE } from '@portal/domain-bundled/password-words'
import { paths, usePageTitle, usePortalHost, useSignedInUser } from '@portal/federation'
import { FormShell, TextInput } from '@portal/forms'
import { Link } from '@portal/router'
import { Button, buttonClass, Card, PageHeader } from '@portal/ui'
import { passwordErrors } from './password-errors'
import type { PasswordValues } from './password-errors'
import styles from './UpdatePassword.module.css'
import { useChangePassword } from './use-change-password'

/** Changes the password with the current one, or links to the reset by an emailed code [PRA-26, OPEN-290]. */
export function UpdatePasswordScreen() {
  usePageTitle('Password')
  const { username } = useSignedInUser()
  const { brand, practice } = usePortalHost()
  const change = useChangePassword()
  const words = ownWords({ username, names: [brand.name, practice?.name] })
  const reset = `${paths.forgotPassword()}?${new URLSearchParams({ email: username })}`
  return (
    <div className={styles.frame}>
      <PageHeader title="Password" />
      <Card title="Update password">
        <div className={styles.form}>
          <p>
            You sign in as <strong className={styles.name}>{username}</strong>. A new password signs you out on every
            other computer.
          </p>
          <FormShell<PasswordValues>
            initialValues={{ present: '', password: '', retype: '' }}
            validate={(values) => passwordErrors(values, words)}
            onSubmit={change}
            actions={({ submitting }) => (
              <>
                <Link to={paths.profile()} className={buttonClass()}>
                  Back to Profile
                </Link>
                <Button type="submit" variant="primary" busy={submitting} busyLabel="Saving password">
                  Save password
                </Button>
              </>
            )}
          >
            <TextInput name="present" label="Current password" type="password" autoComplete="current-password" />
            <TextInput
              name="password"
              label="New password"
              help={PASSWORD_RULE}
              type="password"
              autoComplete="new-password"
            />
            <TextInput name="retype" label="Retype the new password" type="password" autoComplete="new-password" />
          </FormShell>
          <p>
            Forgot your current password? <Link to={reset}>Reset it with a code that we email</Link>.
          </p>
        </div>
      </Card>
    </div>
  )
}

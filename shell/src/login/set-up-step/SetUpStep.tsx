import { useEffect, useRef } from 'react'
import { AuthenticatorKey } from '@portal/forms/authenticator-key'
import { usePageTitle, usePortalHost } from '@portal/federation'
import { codeFailure } from '../code-step/code-errors'
import { SignInCode } from '../code-step/CodeStep'
import type { CodeStepProps } from '../code-step/CodeStep'
import styles from '../LoginScreen.module.css'

export interface SetUpStepProps extends CodeStepProps {
  readonly secret: string
}

const OVER =
  'Too much time has passed since your password, so the app is not set up. Go back to the password and sign in again: you get a new code to scan. Remove the entry that you just made in the app.'
const refused = (error: unknown) => codeFailure(error, OVER)

/** Second step when the account requires an app but has none: set up here with a first code [OPEN-289]. */
export function SetUpStep({ secret, ...props }: SetUpStepProps) {
  const { brand, notify } = usePortalHost()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle('Sign in: set up your app')
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        Set up two-step sign-in
      </h1>
      <div className={styles.setUp}>
        <p>
          Your password is right. This account also needs an authenticator app on your phone, such as Google
          Authenticator, Microsoft Authenticator or the one in your password manager. Scan this code with it and don't
          show it to anybody.
        </p>
        <AuthenticatorKey secret={secret} username={props.username} brandName={brand.name} notify={notify} />
        <p>This step is open for a few minutes. From now on, the app gives you a code for each sign-in.</p>
      </div>
      <SignInCode
        {...props}
        label="Six-digit code that the app shows now"
        help="This signs you in and turns on two-step sign-in."
        refused={refused}
      />
    </>
  )
}

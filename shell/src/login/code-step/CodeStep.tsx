import { useEffect, useRef } from 'react'
import { usePageTitle } from '@portal/federation'
import styles from '../LoginScreen.module.css'
import { codeFailure } from './code-errors'
import { SignInCode } from './SignInCode'
import type { CodeStepProps } from './SignInCode'

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

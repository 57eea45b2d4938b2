import { Alert } from '@portal/ui'
import { BackToSignIn } from './BackToSignIn'
import styles from './ForgotPassword.module.css'
import type { ResetFailure } from './reset-state'

/** A failed reset with the next action [SHL-35..37]. */
export function ResetFailureNote({ failure, onBackToCode }: { failure: ResetFailure; onBackToCode: () => void }) {
  return (
    <Alert kind="error">
      <span>{`${failure.text} `}</span>
      {failure.link === 'back-to-code' && (
        <button type="button" className={styles.inSentence} onClick={onBackToCode}>
          Click here to try again
        </button>
      )}
      {failure.link === 'return-to-login' && <BackToSignIn>Return to login</BackToSignIn>}
    </Alert>
  )
}

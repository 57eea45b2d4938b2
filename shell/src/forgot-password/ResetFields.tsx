import { TextInput } from '@portal/forms'
import { CodeOptions } from './CodeOptions'
import { PASSWORD_RULE } from '@portal/domain-bundled/password-words'
import type { ResetStep } from './reset-state'
import styles from './ForgotPassword.module.css'

interface Props {
  readonly step: ResetStep
  readonly onStep: (step: ResetStep) => void
}

/** The fields of one step; those of the others stay hidden, so that going back loses nothing [OPEN-08]. */
export function ResetFields({ step, onStep }: Props) {
  return (
    <>
      <div hidden={step !== 'send-email'}>
        <TextInput
          name="username"
          label="Username"
          help="We send a code to the email address of this account."
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      </div>
      <div hidden={step !== 'verify-code'} className={styles.field}>
        <TextInput
          name="code"
          label="Verification code"
          help="If the account exists, the code is in its inbox now. It may take a minute."
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="next"
          width="short"
        />
        <CodeOptions onChangeUsername={() => onStep('send-email')} />
      </div>
      <div hidden={step !== 'new-password'}>
        <TextInput
          name="password"
          label="New password"
          help={PASSWORD_RULE}
          type="password"
          autoComplete="new-password"
        />
      </div>
      <div hidden={step !== 'new-password'}>
        <TextInput name="retype" label="Retype the password" type="password" autoComplete="new-password" />
      </div>
    </>
  )
}

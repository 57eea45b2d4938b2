import { TextInput } from '@portal/forms'
import { PASSWORD_RULE } from './reset-state'
import type { ResetStep } from './reset-state'

/** The fields of one step; those of the others stay in place, hidden, so that going back loses nothing (OPEN-08). */
export function ResetFields({ step }: { step: ResetStep }) {
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
        />
      </div>
      <div hidden={step !== 'verify-code'}>
        <TextInput
          name="code"
          label="Verification code"
          help="If the account exists, the code is in its inbox now. It may take a minute."
          autoComplete="one-time-code"
          inputMode="numeric"
          width="short"
        />
      </div>
      <div hidden={step !== 'new-password'}>
        <TextInput name="password" label="New password" help={PASSWORD_RULE} type="password" autoComplete="new-password" />
      </div>
      <div hidden={step !== 'new-password'}>
        <TextInput name="retype" label="Retype the password" type="password" autoComplete="new-password" />
      </div>
    </>
  )
}

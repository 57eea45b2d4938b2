import { TextInput } from '@portal/forms'
import { PASSWORD_RULE } from './reset-state'
import type { ResetStep } from './reset-state'

/** The fields of one step; what was typed in another is kept by the form. */
export function ResetFields({ step }: { step: ResetStep }) {
  if (step === 'send-email') {
    return (
      <TextInput
        name="username"
        label="Username"
        help="We send a code to the email address of this account."
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
      />
    )
  }
  if (step === 'verify-code') {
    return (
      <TextInput
        name="code"
        label="Verification code"
        help="If the account exists, the code is in its inbox now. It may take a minute."
        autoComplete="one-time-code"
        inputMode="numeric"
        width="short"
      />
    )
  }
  return (
    <>
      <TextInput name="password" label="New password" help={PASSWORD_RULE} type="password" autoComplete="new-password" />
      <TextInput name="retype" label="Retype the password" type="password" autoComplete="new-password" />
    </>
  )
}

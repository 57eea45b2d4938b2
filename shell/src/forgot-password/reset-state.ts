import type { FormErrors } from '@portal/forms'

/** The three steps, in order (SHL-28). */
export type ResetStep = 'send-email' | 'verify-code' | 'new-password'

export interface ResetValues {
  readonly username: string
  readonly code: string
  readonly password: string
  readonly retype: string
}

export const PASSWORD_RULE = 'The password must contain a letter, a number and a symbol, and have at least 8 characters.'

export const RESET_STEPS: readonly { readonly step: ResetStep; readonly title: string }[] = [
  { step: 'send-email', title: 'Reset your password' },
  { step: 'verify-code', title: 'Enter the code' },
  { step: 'new-password', title: 'Choose a new password' },
]

/** What a step needs before it goes on (SHL-31 to SHL-33). */
export function resetErrors(step: ResetStep, values: ResetValues): FormErrors {
  if (step === 'send-email') return values.username?.trim() ? {} : { username: 'Email is invalid or not registered' }
  if (step === 'verify-code') return values.code?.trim() ? {} : { code: 'The verification code is invalid' }
  const matching = values.password && values.retype && values.password === values.retype
  return matching ? {} : { [values.password ? 'retype' : 'password']: 'Password is invalid / do not match' }
}

/** How a failure of the identity service is shown: where, in which words, with which way on (SHL-34 to SHL-38). */
export interface ResetFailure {
  readonly place: 'username' | 'password' | 'form'
  readonly text: string
  readonly link?: 'back-to-code' | 'return-to-login'
}

export function resetFailure(step: ResetStep, error: unknown): ResetFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (step === 'send-email') {
    return name === 'LimitExceededException' ? { place: 'username', text: message } : { place: 'form', text: UNKNOWN }
  }
  switch (name) {
    case 'CodeMismatchException':
      return { place: 'form', text: 'Invalid verification code.', link: 'back-to-code' }
    case 'LimitExceededException':
      return {
        place: 'form',
        text: 'Attempt limit exceeded, please try after some time.',
        link: 'return-to-login',
      }
    case 'ExpiredCodeException':
      return { place: 'form', text: message, link: 'return-to-login' }
    case 'InvalidPasswordException':
      return { place: 'password', text: INVALID_PASSWORD }
    default:
      return { place: 'form', text: UNKNOWN }
  }
}

const UNKNOWN = 'We could not reach the sign-in service. What you typed is still here. Try again.'

const INVALID_PASSWORD =
  'Password is invalid: Must contain letter, number, and symbol (for example: @, !, $, etc). Also the length should be minimum 8 characters.'

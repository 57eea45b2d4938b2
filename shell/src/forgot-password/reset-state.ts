import { MAX_LENGTH, isUsername, isVerificationCode, newPasswordError, trimmed } from '@portal/domain'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { guessedWord } from '@portal/domain-bundled/password'
import { guessedText, passwordRefusal } from '@portal/domain-bundled/password-words'
import { textMessages } from '@portal/forms'
import type { FormErrors } from '@portal/forms'

/** The three steps, in order [SHL-28]. */
export type ResetStep = 'send-email' | 'verify-code' | 'new-password'

export interface ResetValues {
  readonly username: string
  readonly code: string
  readonly password: string
  readonly retype: string
}

export const RESET_STEPS: readonly { readonly step: ResetStep; readonly title: string }[] = [
  { step: 'send-email', title: 'Reset your password' },
  { step: 'verify-code', title: 'Enter the code' },
  { step: 'new-password', title: 'Choose a new password' },
]

/** Errors that keep a step from continuing [SHL-31..33]; a new password must not contain any of `words` [OPEN-219]. */
export function resetErrors(step: ResetStep, values: ResetValues, words: readonly string[] = []): FormErrors {
  if (step === 'send-email') return isUsername(values.username) ? {} : { username: INVALID_USERNAME }
  if (step === 'verify-code') return isVerificationCode(values.code) ? {} : { code: 'The verification code is invalid' }
  const { password, retype } = values
  if (trimmed(password) === '') return { password: 'Password is invalid / do not match' }
  const code = newPasswordError(password)
  if (code) return { password: PASSWORD_WORDS[code] }
  const word = guessedWord(password, words)
  if (word !== undefined) return { password: guessedText(word) }
  return password === retype ? {} : { retype: 'Password is invalid / do not match' }
}

const INVALID_USERNAME = 'Email is invalid or not registered'
const PASSWORD_WORDS = textMessages(MAX_LENGTH.password)

/** How a failure of the identity service is shown: place, text and next action [SHL-34..38]. */
export interface ResetFailure {
  readonly place: 'username' | 'password' | 'form'
  readonly text: string
  readonly link?: 'back-to-code' | 'return-to-login'
}

export function resetFailure(step: ResetStep, error: unknown): ResetFailure {
  if (error instanceof TimeLimitExceeded) return NO_ANSWER[step]
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (step === 'send-email') {
    if (name === 'InvalidParameterException') return { place: 'username', text: INVALID_USERNAME }
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
    default: {
      // Only the password is not fully checked before sending.
      const refused = passwordRefusal(name, message)
      return refused === undefined ? { place: 'form', text: UNKNOWN } : { place: 'password', text: refused }
    }
  }
}

const UNKNOWN = 'We could not reach the sign-in service. What you typed is still here. Try again.'

const NOT_SENT: ResetFailure = {
  place: 'form',
  text: 'The sign-in service does not answer. What you typed is still here. Try again in a moment.',
}
/** Without an answer, a new password may be in effect [OPEN-93]. */
const NO_ANSWER: Readonly<Record<ResetStep, ResetFailure>> = {
  'send-email': NOT_SENT,
  'verify-code': NOT_SENT,
  'new-password': {
    place: 'form',
    text: 'The sign-in service does not answer, so we do not know whether your password was changed. What you typed is still here: try again in a moment, or sign in with the new password.',
    link: 'return-to-login',
  },
}

import type { ApiError } from '@portal/api-client'
import { withClientCare } from '@portal/booking-ui'
import { MAX_LENGTH, isPassword, newPasswordError, trimmed } from '@portal/domain'
import { guessedWord } from '@portal/domain-bundled/password'
import { guessedText } from '@portal/domain-bundled/password-words'
import { isObject } from '@portal/domain/unknown'
import { FORM_ERROR, textMessages } from '@portal/forms'
import type { FormErrors, SubmitResult } from '@portal/forms'

export interface PasswordValues {
  readonly present: string
  readonly password: string
  readonly retype: string
}

const WORDS = textMessages(MAX_LENGTH.password)

/** Client-side errors; the new password must not contain any of `words` [OPEN-219]. */
export function passwordErrors({ present, password, retype }: PasswordValues, words: readonly string[]): FormErrors {
  return {
    present: isPassword(present) ? undefined : 'Enter your current password',
    password: newPasswordText(password, words),
    retype: password === retype ? undefined : 'The two new passwords are not the same',
  }
}

function newPasswordText(password: string, words: readonly string[]): string | undefined {
  if (trimmed(password) === '') return 'Enter a new password'
  const code = newPasswordError(password)
  if (code) return WORDS[code]
  const word = guessedWord(password, words)
  return word === undefined ? undefined : guessedText(word)
}

const WRONG_PRESENT = 'This is not your current password. Nothing was changed.'
const TOO_MANY_PASSWORDS = 'Too many tries. Nothing was changed. Wait 15 minutes, then try again.'
const NOT_KNOWN =
  'There was no answer, so we do not know whether your password was changed. Sign in with the new one, or try again in a moment.'

/** A refused password is a field error; any other failure is a form error. */
export function refusedChange(error: ApiError | undefined, care: string): SubmitResult {
  if (error === undefined) return undefined
  const { kind, detail, message } = error
  if (isObject(detail) && 'present' in detail) return { present: WRONG_PRESENT }
  if (isObject(detail) && 'password' in detail) return { password: message }
  return { [FORM_ERROR]: withClientCare(kind === 'rateLimited' ? TOO_MANY_PASSWORDS : NOT_KNOWN, care) }
}

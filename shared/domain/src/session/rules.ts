import { isPrintable, textError, trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'

/** Longest code that the user pool accepts; its own codes have 6 digits. */
const MAX_CODE = 2048

/** Whether the user pool accepts the text as a username, existing or not [SHL-08, SHL-31]. */
export function isUsername(username: string | null | undefined): boolean {
  return textError(username, MAX_LENGTH.username) === undefined
}

/** Whether the user pool accepts the text as a code [SHL-32]. */
export function isVerificationCode(code: string | null | undefined): boolean {
  return textError(code, MAX_CODE) === undefined
}

/** Whether the user pool accepts the text as a password, which is never trimmed [SHL-09, SHL-33]. */
export function isPassword(password: string | null | undefined): password is string {
  return trimmed(password) !== '' && newPasswordError(password ?? '') === undefined
}

/** Errors of a new password under any policy: too long, or characters that cannot be typed again. */
export function newPasswordError(password: string): 'tooLong' | 'unprintable' | undefined {
  if (!isPrintable(password)) return 'unprintable'
  return password.length > MAX_LENGTH.password ? 'tooLong' : undefined
}

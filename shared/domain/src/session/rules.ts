import { isPrintable, textError, trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'

/** Longest code that the identity service takes; its own have 6 digits. */
const MAX_CODE = 2048

/** Whether the identity service takes it as a username; it need not exist [SHL-08, SHL-31]. */
export function isUsername(username: string | null | undefined): boolean {
  return textError(username, MAX_LENGTH.username) === undefined
}

/** Whether a code can be checked at all [SHL-32]. */
export function isVerificationCode(code: string | null | undefined): boolean {
  return textError(code, MAX_CODE) === undefined
}

/** Whether the identity service takes it as a password, which is never trimmed [SHL-09, SHL-33]. */
export function isPassword(password: string | null | undefined): password is string {
  return trimmed(password) !== '' && newPasswordError(password ?? '') === undefined
}

/** What of a new password no policy can mend: too long, or characters that nobody can type again. */
export function newPasswordError(password: string): 'tooLong' | 'unprintable' | undefined {
  if (!isPrintable(password)) return 'unprintable'
  return password.length > MAX_LENGTH.password ? 'tooLong' : undefined
}

import { isPassword, isUsername } from '@portal/domain'
import type { FormErrors } from '@portal/forms'

export interface LoginValues {
  readonly username: string
  readonly password: string
}

/** Missing, or nothing that the identity service would take [SHL-08, SHL-09]. */
export function loginErrors({ username, password }: LoginValues): FormErrors {
  return {
    username: isUsername(username) ? undefined : 'Username is invalid or missing',
    password: isPassword(password) ? undefined : 'Password is invalid or missing',
  }
}

export const LOGIN_FAILED = 'Please verify your email and password are correct and try again.'

/** The identity service's own message, or the default when it gives none [SHL-10]. */
export function failureText(error: unknown): string {
  const known = error instanceof Error && SERVICE_ERRORS.has(error.name) && error.message.trim()
  return known || LOGIN_FAILED
}

/** Errors whose message the identity service wrote for the user; others are faults of the network or of ours. */
const SERVICE_ERRORS = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
])

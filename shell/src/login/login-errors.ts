import { ApiError } from '@portal/api-client'
import { isPassword, isUsername } from '@portal/domain'
import { TimeLimitExceeded } from '@portal/domain/time-limit'
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

/** Nobody has looked at the password [OPEN-93]. */
export const NOT_JUDGED =
  'The sign-in service cannot be reached, so your password was not judged. Try again in a moment.'

/** The service took the question and never answered [OPEN-93]. */
export const NO_ANSWER =
  'The sign-in service does not answer. Your password was not judged, and what you typed is still here. Try again in a moment.'

/** The password was right, and the portal gave no answer to what a session needs [SHL-15, OPEN-93]. */
export const PORTAL_SILENT = 'The portal does not answer, so you are not signed in. Your password was not refused.'

/** The identity service's own message, or the default when it gives none [SHL-10]; a fault refuses nobody [OPEN-93]. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return isRefusal(error) ? LOGIN_FAILED : PORTAL_SILENT
  if (error instanceof TimeLimitExceeded) return NO_ANSWER
  if (!(error instanceof Error) || !error.name.endsWith('Exception') || FAULTS.has(error.name)) return NOT_JUDGED
  return (SERVICE_ERRORS.has(error.name) && error.message.trim()) || LOGIN_FAILED
}

function isRefusal({ kind }: ApiError): boolean {
  return kind === 'unauthorized' || kind === 'forbidden' || kind === 'notFound'
}

/** The identity service's word for its own faults. */
const FAULTS = new Set(['InternalErrorException', 'ServiceUnavailableException'])

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

import { ApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import { isPassword, isUsername } from '@portal/domain'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import type { FormErrors } from '@portal/forms'
import { isInactive } from '../session/session-events'

export interface LoginValues {
  readonly username: string
  readonly password: string
}

/** Errors of missing values, and of values that the identity service would refuse [SHL-08, SHL-09]. */
export function loginErrors({ username, password }: LoginValues): FormErrors {
  return {
    username: isUsername(username) ? undefined : 'Username is invalid or missing',
    password: isPassword(password) ? undefined : 'Password is invalid or missing',
  }
}

export const LOGIN_FAILED = 'Please verify your email and password are correct and try again.'

/** Text when the service could not check the password [OPEN-93]. */
export const NOT_JUDGED =
  "The sign-in service cannot be reached, so we couldn't check your password. What you typed is still here. Try again in a moment."

/** Text when the service received the request and never answered [OPEN-93]. */
export const NO_ANSWER =
  "The sign-in service does not answer. We couldn't check your password. What you typed is still here. Try again in a moment."

/** Text when the portal could not record the sign-in, or the pool failed: the user is not signed in [OPEN-326]. */
export const NOT_NOW = 'We could not sign you in right now. What you typed is still here. Try again in a few minutes.'

/** Text when the password was right, but the portal did not answer a call that a session needs [SHL-15, OPEN-93]. */
export const PORTAL_SILENT =
  'The portal does not answer, so you are not signed in. Your password was not refused, and what you typed is still here. Try again in a moment.'

/** The identity service's own message, or the default [SHL-10]; a fault is no refusal [OPEN-93]. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return portalText(error)
  if (error instanceof TimeLimitExceeded) return NO_ANSWER
  if (error instanceof Error && error.name === 'InternalErrorException') return NOT_NOW
  if (!(error instanceof Error) || !REFUSALS.has(error.name)) return NOT_JUDGED
  return (error.name !== UNFIT && error.message.trim()) || LOGIN_FAILED
}

/** Text after a right password: without a contact the default [OPEN-05], for a closed account the reason. */
function portalText(error: ApiError): string {
  if (isInactive(error)) return error.message
  return NO_CONTACT.has(error.kind) ? LOGIN_FAILED : PORTAL_SILENT
}

const NO_CONTACT: ReadonlySet<ApiErrorKind> = new Set(['unauthorized', 'forbidden', 'notFound'])

/** The service's error for malformed credentials; its message names parameters. */
const UNFIT = 'InvalidParameterException'

/** Errors that refuse credentials with a message for the user; all others are faults. */
const REFUSALS = new Set([
  UNFIT,
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
])

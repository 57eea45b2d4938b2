import { ApiError } from '@portal/api-client'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { oneTimeCode } from '@portal/domain-bundled/second-factor'
import { FORM_ERROR } from '@portal/forms'
import type { FormErrors, SubmitResult } from '@portal/forms'
import { failureText, LOGIN_FAILED } from '../login-errors'

export interface CodeValues {
  readonly code: string
}

export function codeErrors({ code }: CodeValues): FormErrors {
  return oneTimeCode(code) === undefined ? { code: 'Enter the six digits that your app shows' } : {}
}

const WRONG = 'This code is not right. Enter the one that your app shows now.'
const USED = 'This code was used already, or is too old. Wait for the next one in your app.'
const TOO_MANY = 'Too many wrong codes. Wait 15 minutes, then sign in again.'
const OVER = 'Too much time has passed since your password. Go back to the password and sign in again.'
const NO_ANSWER = "The sign-in service does not answer. We couldn't check your code. Try again in a moment."
const NOT_REACHED = "The sign-in service cannot be reached, so we couldn't check your code. Try again in a moment."
const NOT_NOW = 'We could not sign you in right now. Go back to the password, and sign in again in a few minutes.'
const PORTAL_SILENT =
  'The portal does not answer, so you are not signed in. Your code was right. Go back to the password, and sign in again with the next code.'

const AT_FIELD: Readonly<Record<string, string>> = {
  CodeMismatchException: WRONG,
  // From the setup of an app [OPEN-289].
  EnableSoftwareTokenMFAException: WRONG,
  InvalidParameterException: WRONG,
  ExpiredCodeException: USED,
}

const inForm = (over: string): Readonly<Record<string, string>> => ({
  TooManyRequestsException: TOO_MANY,
  LimitExceededException: TOO_MANY,
  TooManyFailedAttemptsException: TOO_MANY,
  NotAuthorizedException: over,
  InternalErrorException: NOT_NOW,
  // From the library, which has lost the sign-in.
  SignInException: over,
})

/** How a refused code is shown; says that it was wrong only when it was checked [OPEN-217]. */
export function codeFailure(error: unknown, over = OVER): SubmitResult {
  if (error instanceof ApiError) return { [FORM_ERROR]: portalText(error) }
  if (error instanceof TimeLimitExceeded) return { [FORM_ERROR]: NO_ANSWER }
  const name = error instanceof Error ? error.name : ''
  const atField = AT_FIELD[name]
  return atField === undefined ? { [FORM_ERROR]: inForm(over)[name] ?? NOT_REACHED } : { code: atField }
}

/** Text for a login without a contact, or with a closed account: the same as after the password. */
function portalText(error: ApiError): string {
  const isRefused = error.kind === 'forbidden' || failureText(error) === LOGIN_FAILED
  return isRefused ? failureText(error) : PORTAL_SILENT
}

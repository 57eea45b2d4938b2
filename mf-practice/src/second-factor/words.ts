import type { ApiError } from '@portal/api-client'
import { oneTimeCode } from '@portal/domain/second-factor'
import { FORM_ERROR } from '@portal/forms'
import type { FormErrors, SubmitResult } from '@portal/forms'
import { isObject } from '@portal/domain/unknown'

export interface CodeValues {
  readonly code: string
}

export const WRONG_CODE = 'This code is not right, or was used already. Enter the one that your app shows now.'
export const TOO_MANY_CODES = 'Too many tries. Wait 15 minutes, then try again.'
export const NOTHING_CHANGED = 'The sign-in service does not answer, so nothing has changed. Try again in a moment.'
export const NOT_KNOWN =
  'There was no answer, so we do not know whether it has changed. Load the page again to see; if nothing has changed, try again.'

export function codeErrors({ code }: CodeValues): FormErrors {
  return oneTimeCode(code) === undefined ? { code: 'Enter the six digits that your app shows' } : {}
}

/** Why a change failed; the server has words of its own for what it refuses for good. */
export function failureText({ kind, message }: ApiError): string {
  if (kind === 'rateLimited') return TOO_MANY_CODES
  if (kind === 'timeout' || kind === 'offline') return NOT_KNOWN
  return kind === 'conflict' && message !== kind ? message : NOTHING_CHANGED
}

/** A refused code goes to its field, all else to the form. */
export function refusedCode(error: ApiError | undefined): SubmitResult {
  if (error === undefined) return undefined
  const isWrong = isObject(error.detail) && error.detail.code !== undefined
  return isWrong ? { code: WRONG_CODE } : { [FORM_ERROR]: failureText(error) }
}

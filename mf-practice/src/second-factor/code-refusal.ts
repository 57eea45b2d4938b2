import type { ApiError } from '@portal/api-client'
import { oneTimeCode } from '@portal/domain-bundled/second-factor'
import { isObject } from '@portal/domain/unknown'
import { FORM_ERROR } from '@portal/forms'
import type { FormErrors, SubmitResult } from '@portal/forms'
import { failureText } from './second-factor-texts'

export interface CodeValues {
  readonly code: string
}

export const WRONG_CODE = 'This code is not right, or was used already. Enter the one that your app shows now.'

export function codeErrors({ code }: CodeValues): FormErrors {
  return oneTimeCode(code) === undefined ? { code: 'Enter the six digits that your app shows' } : {}
}

/** A refused code is a field error; any other failure is a form error. */
export function refusedCode(error: ApiError | undefined, care: string): SubmitResult {
  if (error === undefined) return undefined
  const isWrong = isObject(error.detail) && error.detail.code !== undefined
  return isWrong ? { code: WRONG_CODE } : { [FORM_ERROR]: failureText(error, care) }
}

import { ApiError, fieldNames } from '@portal/api-client'

/** Version conflict: somebody else has saved a newer version. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'version'
}

/** No answer: the write is sent again when the connection is back. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
}

/** The booking may be submitted despite this error: a lost answer, or somebody else submitted it. */
export function isUnclear(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 409 || error.status >= 500)
}

/** The server refuses to submit at other prices than the page showed [OPEN-102]. */
export function isRepriced(error: unknown): boolean {
  return conflictingFields(error).some((field) => field.endsWith('.unit_price') || field.startsWith('fees.'))
}

/** The server refuses to submit while a warning is unanswered [OPEN-120]. */
export function isWarned(error: unknown): boolean {
  return conflictingFields(error).some((field) => field.startsWith('warnings.'))
}

function conflictingFields(error: unknown): string[] {
  return error instanceof ApiError && error.kind === 'conflict' ? fieldNames(error) : []
}

/** The server's sentence about sizes to confirm; the page shows it as the question [OPEN-103]. */
export function sizesQuestion(error: unknown): string {
  const isAsked = fieldNames(error).some((field) => field.endsWith('.size'))
  return isAsked && error instanceof ApiError && error.status === 422 ? error.message : ''
}

import { ApiError, fieldNames } from '@portal/api-client'

/** Somebody else was faster: the version that the write names is not the server's any more. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'version'
}

/** Nobody answered: what is to be sent goes out by itself once there is a way. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
}

/** After it the booking may be submitted all the same: the answer got lost, or somebody else was faster. */
export function isUnclear(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 409 || error.status >= 500)
}

/** The server does not submit at other prices than the page showed [OPEN-102]. */
export function isRepriced(error: unknown): boolean {
  return conflictingFields(error).some((field) => field.endsWith('.unit_price') || field.startsWith('fees.'))
}

/** The server does not submit what may be a mistake before somebody has said that it is none [OPEN-120]. */
export function isWarned(error: unknown): boolean {
  return conflictingFields(error).some((field) => field.startsWith('warnings.'))
}

function conflictingFields(error: unknown): string[] {
  return error instanceof ApiError && error.kind === 'conflict' ? fieldNames(error) : []
}

/** The sizes that the server asks about, in its words; the page asks by them [OPEN-103]. */
export function askedSizes(error: unknown): string {
  const isAsked = fieldNames(error).some((field) => field.endsWith('.size'))
  return isAsked && error instanceof ApiError && error.status === 422 ? error.message : ''
}

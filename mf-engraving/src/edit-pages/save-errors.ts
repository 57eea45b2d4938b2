import type { ApiError } from '@portal/api-client'
import { withClientCare } from '@portal/booking-ui'

const KEPT = 'Your changes are still here, and nothing is approved yet.'

/** Error text when a changed artwork could not be saved. */
export function saveFailure(error: ApiError, care: string): string {
  return withClientCare(saveFailureText(error), care)
}

function saveFailureText(error: ApiError): string {
  if (error.kind === 'conflict' || error.kind === 'invalid' || error.kind === 'rateLimited')
    return `${error.message} ${KEPT}`
  if (error.kind === 'notFound') return `This plaque is no longer offered. ${KEPT}`
  if (error.kind === 'offline' || error.kind === 'timeout')
    return `There is no connection. ${KEPT} Try again in a moment.`
  return `The artwork could not be saved. ${KEPT} Try again in a few minutes.`
}

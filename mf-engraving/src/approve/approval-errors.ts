import type { ApiError } from '@portal/api-client'
import { withClientCare } from '@portal/booking-ui'

/** Error text of a failed approval or request; `state` says what happened to it. */
export function decisionFailure(error: ApiError, state: string, care: string): string {
  return withClientCare(decisionFailureText(error, state), care)
}

function decisionFailureText(error: ApiError, state: string): string {
  if (error.kind === 'unauthorized' || error.kind === 'forbidden') return `Your one-hour access has ended. ${state}`
  if (error.kind === 'conflict' || error.kind === 'rateLimited') return `${error.message} ${state}`
  if (error.kind === 'offline' || error.kind === 'timeout')
    return `${state} There is no connection. Try again in a moment.`
  if (error.kind === 'version')
    return `The artwork has changed since you opened this page. ${state} Check it once more.`
  return `${state} The fault is on our side. Try again in a few minutes.`
}

import type { ApiError } from '@portal/api-client'
import { withClientCare } from '@portal/booking-ui'
import { isSignInOld } from '../data/use-recently-signed-in'

export const TOO_MANY_CODES = 'Too many tries. Wait 15 minutes, then try again.'
export const NOTHING_CHANGED = 'The sign-in service does not answer, so nothing has changed. Try again in a moment.'
export const NOT_KNOWN =
  'There was no answer, so we do not know whether it has changed. Load the page again to see; if nothing has changed, try again.'

/** Why a change failed and who to call. For a permanent refusal, the server's own sentence. */
export function failureText(error: ApiError, care: string): string {
  return isSignInOld(error) ? error.message : withClientCare(reasonOf(error), care)
}

function reasonOf({ kind, message }: ApiError): string {
  if (kind === 'rateLimited') return TOO_MANY_CODES
  if (kind === 'timeout' || kind === 'offline') return NOT_KNOWN
  return kind === 'conflict' && message !== kind ? message : NOTHING_CHANGED
}

import type { ApiError } from '@portal/api-client'
import { INVALID_PHONE } from './phone'

const LOGIN_FAILED = 'Sorry, login failed'

export interface VerifyFailure {
  /** Whether the error belongs to the number or to the form. */
  readonly place: 'phone' | 'form'
  readonly text: string
}

/** Error text of a failed verification [ENG-23, ENG-25]; a lock has the server's sentence [OPEN-81]. */
export function verifyFailure(error: ApiError): VerifyFailure {
  if (error.kind === 'rateLimited') return { place: 'form', text: error.message }
  const refused = error.kind === 'invalid' || error.kind === 'unauthorized' || error.kind === 'notFound'
  return refused ? { place: 'phone', text: INVALID_PHONE } : { place: 'form', text: LOGIN_FAILED }
}

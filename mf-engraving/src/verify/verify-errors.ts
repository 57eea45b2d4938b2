import type { ApiError } from '@portal/api-client'
import { INVALID_PHONE } from './phone'

const LOGIN_FAILED = 'Sorry, login failed'

export interface VerifyFailure {
  /** Whether the number is to blame or something else. */
  readonly place: 'phone' | 'form'
  readonly text: string
}

/** What a refused verification says [ENG-23, ENG-25]; a lock is told in the server's words [OPEN-81]. */
export function verifyFailure(error: ApiError): VerifyFailure {
  if (error.kind === 'rateLimited') return { place: 'form', text: error.message }
  const refused = error.kind === 'invalid' || error.kind === 'unauthorized' || error.kind === 'notFound'
  return refused ? { place: 'phone', text: INVALID_PHONE } : { place: 'form', text: LOGIN_FAILED }
}

import { FORM_ERROR } from '@portal/forms'
import type { SubmitResult } from '@portal/forms'
import type { ApiError } from '@portal/api-client'
import { INVALID_PHONE } from './phone'

const LOGIN_FAILED = 'Sorry, login failed'

/** What a refused verification says (ENG-23, ENG-25); null when no owner phone is known: nothing (ENG-24). */
export function verifyErrors(error: ApiError | null): SubmitResult {
  if (!error) return undefined
  if (error.kind === 'rateLimited') return { [FORM_ERROR]: error.message }
  const refused = error.kind === 'invalid' || error.kind === 'unauthorized' || error.kind === 'notFound'
  return refused ? { phone: INVALID_PHONE } : { [FORM_ERROR]: LOGIN_FAILED }
}

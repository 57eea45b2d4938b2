import { toApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import { withClientCare } from '@portal/booking-ui'
import { isSignInOld } from '../data/use-recently-signed-in'
import { REFUSAL_TEXTS } from './refusal-texts'

const AGAIN = 'What you chose is still here. Try again.'

const REASONS: Partial<Record<ApiErrorKind, string>> = {
  offline: `There is no connection. ${AGAIN}`,
  timeout: `The portal did not answer in time. ${AGAIN}`,
  version: 'Somebody else changed this profile first. Check the latest version, then update it.',
  forbidden: 'You may not change this.',
  conflict: REFUSAL_TEXTS.lastOwner,
  notFound: 'This profile is no longer in your team.',
}

/** Why a profile was not saved, and what to do [OPEN-80]. */
export function notSaved(fault: unknown, care: string): string {
  const error = toApiError(fault)
  if (error.kind === 'rateLimited' || isSignInOld(error)) return `Not saved. ${error.message}`
  return withClientCare(`Not saved. ${REASONS[error.kind] ?? `Something went wrong on our side. ${AGAIN}`}`, care)
}

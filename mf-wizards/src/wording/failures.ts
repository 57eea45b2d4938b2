import { ApiError, fieldNames } from '@portal/api-client'
import { retryOrCall } from '@portal/booking-ui'

/** [WIZ-119] */
export const DEFAULT_ALERT = 'Something went wrong. Please verify the information and try again.'

/** A failure as the user is told of it. */
export interface Failure {
  readonly text: string
  /** What happened to the data and what to do. */
  readonly detail?: string
  /** `retry` sends again, also by itself once the connection is back; `reload` reads the booking again. */
  readonly action?: 'retry' | 'reload'
  readonly whenOnline?: boolean
}

const isKind = (error: unknown, ...kinds: ApiError['kind'][]) => error instanceof ApiError && kinds.includes(error.kind)

export function isOffline(error: unknown): boolean {
  return isKind(error, 'offline')
}

/** Failures that mean the same wherever they happen; null for the others. */
function commonFailure(error: unknown, phone: string): Failure | null {
  if (isOffline(error)) {
    return {
      text: 'You are offline. What you entered is kept on this computer.',
      detail: 'It is sent as soon as you are online again.',
      action: 'retry',
      whenOnline: true,
    }
  }
  if (isKind(error, 'version')) {
    return {
      text: 'Somebody else has changed this booking since you opened it. What you entered is still here.',
      detail: 'Load the booking again, check it, and then save.',
      action: 'reload',
    }
  }
  if (isKind(error, 'conflict')) {
    return {
      text: 'This booking can no longer be changed, so this was not saved.',
      detail: retryOrCall(phone),
    }
  }
  return null
}

/** What is said when the first step could not be saved [WIZ-120, WIZ-121, OPEN-47]. */
export function firstStepFailure(
  error: unknown,
  { phone, namesFields }: { phone: string; namesFields: boolean },
): Failure {
  const names = namesFields ? fieldNames(error) : []
  if (names.length > 0) {
    return { text: `An error occurred. Please verify the fields are correct: ${names.join(', ')}` }
  }
  const detail = `What you entered is still here. ${retryOrCall(phone)}`
  return commonFailure(error, phone) ?? { text: DEFAULT_ALERT, detail, action: 'retry' }
}

/** What is said when the booking could not be submitted: the server's word, or the default [WIZ-122]. */
export function confirmationFailure(error: unknown, phone: string): Failure {
  const common = commonFailure(error, phone)
  if (common) return common
  const said = serverDetail(error)
  const detail = `The booking is not submitted. Everything entered is kept. ${retryOrCall(phone)}`
  return { text: said ? `Error: ${said}` : DEFAULT_ALERT, detail, action: 'retry' }
}

function serverDetail(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return typeof error.detail === 'string' ? error.detail : fieldNames(error).join(', ')
}

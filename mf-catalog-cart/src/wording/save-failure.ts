import { toApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import { clientCare, retryOrCall } from '@portal/booking-ui'

/** What happened to the cart, in the words of the action: 'Paw print was not added.' */
interface Outcome {
  readonly notDone: string
  /** Client Care's number. */
  readonly phone: string
}

/** What is said when a change of the cart could not be saved: what became of it, and what to do. */
export function saveFailure(error: unknown, { notDone, phone }: Outcome): string {
  const { kind, detail } = toApiError(error)
  if (isSoldOut(detail)) return `${notDone} It is out of stock for your region now.`
  const reason = REASONS[kind]
  if (kind === 'conflict') return `${notDone} ${reason} To change something, call ${clientCare(phone)}.`
  if (reason) return `${notDone} ${reason} Try again.`
  return `${notDone} ${retryOrCall(phone)}`
}

const REASONS: Partial<Record<ApiErrorKind, string>> = {
  offline: 'There is no connection.',
  timeout: 'The portal did not answer in time.',
  version: 'Somebody else changed this booking meanwhile; it is loaded again.',
  conflict: 'This booking can no longer be changed here.',
}

/** The server's code for an item that ran out since the list was read. */
function isSoldOut(detail: string | Record<string, string> | null): boolean {
  return typeof detail === 'object' && detail !== null && Object.values(detail).includes('unavailable')
}

import { toApiError } from '@portal/api-client'
import type { ApiErrorKind } from '@portal/api-client'
import type { NotOrderableReason } from '@portal/domain'

/** Failed cart action, like 'Paw print was not added.' */
interface Outcome {
  readonly notDone: string
  /**
   * Sentence that says what to do when the item is no longer offered. Set once its line is saved and only the artwork
   * is missing: then "not found" is an answer about the plaque.
   */
  readonly instead?: string | undefined
  /** 'Client Care on 08 9200 0000 (<hours>)' */
  readonly care: string
}

/** Error text of a failed cart change: what happened and what to do. */
export function saveFailure(error: unknown, { notDone, care, instead }: Outcome): string {
  const { kind, detail } = toApiError(error)
  const gone = unavailableText(detail) ?? (instead && kind === 'notFound' ? GONE.withdrawn : undefined)
  if (gone) return `${notDone} ${gone} ${instead ?? `Choose another item, or call ${care}.`}`
  const reason = [notDone, REASONS[kind]].filter(Boolean).join(' ')
  return `${reason} ${kind === 'conflict' ? 'To change something,' : 'Try again, or'} call ${care}.`
}

const REASONS: Partial<Record<ApiErrorKind, string>> = {
  offline: 'There is no connection.',
  timeout: 'The portal did not answer in time.',
  rateLimited: 'Too many requests in a short time. Wait a minute.',
  version: 'Somebody else changed this booking. It is loaded again.',
  conflict: 'This booking can no longer be changed here.',
}

/** Items that became unavailable since the page was read, by the server's code. */
const GONE: Readonly<Record<NotOrderableReason | 'notOffered' | 'withoutAshes', string>> = {
  unavailable: 'It is out of stock for your region now.',
  withdrawn: 'It is no longer offered.',
  notYetAvailable: 'It is not available yet.',
  notOffered: 'It is not offered for this kind of booking.',
  withoutAshes: 'It is made for ashes, and with this service no ashes are returned.',
}

function unavailableText(detail: string | Record<string, string> | null): string | undefined {
  const fields = typeof detail === 'string' ? {} : (detail ?? {})
  const codes = Object.values(fields)
  // Pages send products that they have read, so an unknown one has left the catalogue since.
  if (Object.entries(fields).some(([field, code]) => field.endsWith('.product') && code === 'unknown')) {
    return GONE.withdrawn
  }
  return Object.entries(GONE).find(([code]) => codes.includes(code))?.[1]
}

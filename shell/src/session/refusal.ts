import type { ApiError } from '@portal/api-client'

/** The account itself is closed: whatever page its user asks for, the server refuses it [OPEN-13]. */
export function isInactive({ detail }: ApiError): boolean {
  return typeof detail === 'object' && detail?.account === 'inactive'
}

/** What the server said of a refusal; undefined when it said nothing. */
export function serverWords({ kind, message }: ApiError): string | undefined {
  return message === kind ? undefined : message
}

import type { ApiError } from '@portal/api-client'

/** Whether the account is closed: the server refuses every page [OPEN-13]. */
export function isInactive({ detail }: ApiError): boolean {
  return typeof detail === 'object' && detail?.account === 'inactive'
}

/** The server's sentence of a refusal; undefined without one. */
export function serverWords({ kind, message }: ApiError): string | undefined {
  return message === kind ? undefined : message
}

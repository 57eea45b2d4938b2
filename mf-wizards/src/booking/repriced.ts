import { ApiError, fieldNames } from '@portal/api-client'

/** The server does not submit at other prices than the page showed [OPEN-102]. */
export function isRepriced(error: unknown): boolean {
  const fields = error instanceof ApiError && error.kind === 'conflict' ? fieldNames(error) : []
  return fields.some((field) => field.endsWith('.unit_price'))
}

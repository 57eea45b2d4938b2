import { isSame } from '@portal/server'

/** Limits details of a service to the operator; with an empty token nobody sees them. */
export interface ClosedTo {
  readonly operatorToken: string
}

/**
 * Whether a request may see details: with the operator's token in production, always elsewhere [OPEN-144, OPEN-191].
 */
export function maySeeAll(closedTo: ClosedTo | undefined, authorization = ''): boolean {
  if (!closedTo) return true
  const token = authorization.replace(/^Bearer /, '')
  return closedTo.operatorToken !== '' && isSame(token, closedTo.operatorToken)
}

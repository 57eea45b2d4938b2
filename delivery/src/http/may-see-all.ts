import { isSame } from '@portal/server'

/** Who alone is told of the service itself; nobody where the token is empty. */
export interface ClosedTo {
  readonly operatorToken: string
}

/** In production only the operator is told more than whether it is well [OPEN-144, OPEN-191]. */
export function maySeeAll(closedTo: ClosedTo | undefined, authorization = ''): boolean {
  if (!closedTo) return true
  const token = authorization.replace(/^Bearer /, '')
  return closedTo.operatorToken !== '' && isSame(token, closedTo.operatorToken)
}

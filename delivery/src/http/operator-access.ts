import { isSame } from '@portal/server'

/** Limits details of a service to the operator; with an empty token nobody sees them. */
export interface OperatorAccess {
  readonly operatorToken: string
}

/**
 * Whether a request may see details: with the operator's token in production, always elsewhere [OPEN-144, OPEN-191].
 */
export function maySeeDetails(access: OperatorAccess | undefined, authorization = ''): boolean {
  if (!access) return true
  const token = authorization.replace(/^Bearer /, '')
  return access.operatorToken !== '' && isSame(token, access.operatorToken)
}

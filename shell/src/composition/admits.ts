import type { RouteAccess } from '@portal/federation/host'

/** The visitor of a route. */
export interface Visitor {
  readonly isSignedIn: boolean
  /** A client token is in session storage. */
  readonly hasClientToken: boolean
}

/** Open routes admit everybody, staff routes a session, `staff-or-client` also an owner's token [SHL-43..45]. */
export function admits(access: RouteAccess, { isSignedIn, hasClientToken }: Visitor): boolean {
  if (access === 'open' || isSignedIn) return true
  return access === 'staff-or-client' && hasClientToken
}

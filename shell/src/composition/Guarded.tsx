import type { ReactNode } from 'react'
import { Navigate } from '@portal/router'
import { paths, readText, storageKeys } from '@portal/federation'
import type { RouteAccess } from '@portal/federation'
import { useSession } from '../session/session-state'

/** Lets a visitor through or to `/login` (SHL-44, SHL-45). The server guards the data in any case. */
export function Guarded({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const session = useSession()
  return admits(access, session !== null) ? children : <Navigate to={paths.login()} replace />
}

function admits(access: RouteAccess, signedIn: boolean): boolean {
  if (access === 'open' || signedIn) return true
  return access === 'client' && readText(sessionStorage, storageKeys.clientToken) !== null
}

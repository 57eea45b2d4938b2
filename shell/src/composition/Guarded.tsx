import type { ReactNode } from 'react'
import { Navigate } from '@portal/router'
import { paths } from '@portal/federation'
import { readText, storageKeys } from '@portal/federation/host'
import type { RouteAccess } from '@portal/federation/host'
import { useSession } from '../session/session-state'
import { admits } from './admits'

/** Admits a visitor or redirects to `/login` [SHL-44, SHL-45]. The server protects the data anyway. */
export function Guarded({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const isSignedIn = useSession() !== null
  const hasClientToken = readText(sessionStorage, storageKeys.clientToken) !== null
  return admits(access, { isSignedIn, hasClientToken }) ? children : <Navigate to={paths.login()} replace />
}

import { lazy } from 'react'
import type { ReactNode } from 'react'
import { Route, Routes, Navigate } from '@portal/router'
import { currentRegistry, readText, storageKeys } from '@portal/federation/host'
import { RemoteScreen } from './RemoteScreen'
import { paths } from '@portal/federation'
import type { RouteAccess } from '@portal/federation/host'
import { useSession } from '../session/session'

const NotFoundScreen = lazy(async () => {
  const { NotFoundScreen } = await import(/* webpackChunkName: "not-found" */ '../not-found/NotFoundScreen')
  return { default: NotFoundScreen }
})

/** The route table: the shell's own screens, then all routes in the registry, then 404. */
export function ScreenRoutes({ children }: { children?: ReactNode }) {
  return (
    <Routes>
      {children}
      {Object.values(currentRegistry().remotes).flatMap((remote) =>
        remote.routes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <Guarded access={route.access}>
                <RemoteScreen remote={remote} route={route} />
              </Guarded>
            }
          />
        )),
      )}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}

/** Admits a visitor or redirects to `/login` [SHL-44, SHL-45]. The server protects the data anyway. */
function Guarded({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const isSignedIn = useSession() !== null
  const hasClientToken = readText(sessionStorage, storageKeys.clientToken) !== null
  return admits(access, { isSignedIn, hasClientToken }) ? children : <Navigate to={paths.login()} replace />
}

/** The visitor of a route. */
interface Visitor {
  readonly isSignedIn: boolean
  /** A client token is in session storage. */
  readonly hasClientToken: boolean
}

/** Open routes admit everybody, staff routes a session, `staff-or-client` also an owner's token [SHL-43..45]. */
export function admits(access: RouteAccess, { isSignedIn, hasClientToken }: Visitor): boolean {
  if (access === 'open' || isSignedIn) return true
  return access === 'staff-or-client' && hasClientToken
}

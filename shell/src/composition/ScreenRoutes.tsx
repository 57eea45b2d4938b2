import { lazy } from 'react'
import type { ReactNode } from 'react'
import { Route, Routes } from '@portal/router'
import { currentRegistry } from '@portal/federation/host'
import { Guarded } from './Guarded'
import { RemoteScreen } from './RemoteScreen'

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

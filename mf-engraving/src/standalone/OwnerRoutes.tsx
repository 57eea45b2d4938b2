import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Route, Routes } from '@portal/router'
import { Card, Skeleton } from '@portal/ui'
import { NotAvailableScreen } from '../not-available/NotAvailableScreen'
import remoteModule from '../remote-module'

/** The same screens as in the shell, by the same paths; any other address is an incomplete link [ENG-06]. */
const screens = Object.entries(remoteModule.routes).map(([path, load]) => ({ path, Screen: lazyScreen(load) }))

function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}

export function OwnerRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {screens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotAvailableScreen />} />
      </Routes>
    </Suspense>
  )
}

const Waiting = () => (
  <Card>
    <p role="status">Loading the engraving</p>
    <Skeleton height="14rem" />
  </Card>
)

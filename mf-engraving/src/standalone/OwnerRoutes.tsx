import { lazy, Suspense, useEffect } from 'react'
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

/** `onShown` is told once, when the first screen is there and answers. */
export function OwnerRoutes({ onShown }: { onShown: (() => void) | undefined }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {screens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotAvailableScreen />} />
      </Routes>
      <Shown tell={onShown} />
    </Suspense>
  )
}

const Waiting = () => (
  <Card>
    <p role="status">Loading the engraving</p>
    <Skeleton height="14rem" />
  </Card>
)

function Shown({ tell }: { tell: (() => void) | undefined }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => tell?.(), [])
  return null
}

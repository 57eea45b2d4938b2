import { Suspense, createElement, use } from 'react'
import { Route, Routes } from '@portal/router'
import { NotAvailableScreen } from '../not-available/NotAvailableScreen'
import { ScreenAwaited } from './ScreenAwaited'
import { Shown } from './Shown'
import { SCREEN_PATHS, screenOf } from './screens'

/**
 * The same screens as in the shell, at the same paths; any other address is an incomplete link [ENG-06]. `onShown` is
 * called once, when the first screen is interactive.
 */
export function OwnerRoutes({ onShown }: { onShown: (() => void) | undefined }) {
  return (
    <Suspense fallback={<ScreenAwaited />}>
      <Routes>
        {SCREEN_PATHS.map((path) => (
          // A key per screen: otherwise Preact would render the kept screen with the next one's address.
          <Route key={path} path={path} element={<OwnerScreen key={path} path={path} />} />
        ))}
        <Route path="*" element={<NotAvailableScreen />} />
      </Routes>
      <Shown onShown={onShown} />
    </Suspense>
  )
}

function OwnerScreen({ path }: { path: string }) {
  return createElement(use(screenOf(path)))
}

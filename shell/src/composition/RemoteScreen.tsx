import { Suspense, use, useState } from 'react'
import type { ComponentType } from 'react'
import { loadScreen } from '@portal/federation/host'
import { RemoteHost } from '@portal/federation/own-calls'
import type { RouteMatch } from '@portal/federation/host'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { ScreenFailed } from './ScreenFailed'
import { ScreenSkeleton } from './ScreenSkeleton'

type ScreenRoute = Pick<RouteMatch, 'remote' | 'route'>

/** A remote's screen: skeleton while loading; on failure the reason with Retry. */
export function RemoteScreen({ remote, route }: ScreenRoute) {
  const [attempt, setAttempt] = useState(0)
  return (
    <ScreenAttempt
      key={`${route.path} ${attempt}`}
      remote={remote}
      route={route}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

function ScreenAttempt({ remote, route, onRetry }: ScreenRoute & { readonly onRetry: () => void }) {
  const [screen] = useState(() => loadScreen(remote.name, route.path))
  return (
    <ScreenBoundary remote={remote.name} fallback={(error) => <ScreenFailed error={error} onRetry={onRetry} />}>
      <Suspense fallback={<ScreenSkeleton />}>
        <RemoteHost remote={remote}>
          <Screen screen={screen} />
        </RemoteHost>
      </Suspense>
    </ScreenBoundary>
  )
}

function Screen({ screen }: { screen: Promise<ComponentType> }) {
  const Loaded = use(screen)
  // oxlint-disable-next-line react/static-components -- the loader gives one component per screen
  return <Loaded />
}

import { Suspense, use, useState } from 'react'
import type { ComponentType } from 'react'
import { loadRemoteModule, retryChunks } from '@portal/federation/host'
import type { RouteMatch } from '@portal/federation/host'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { ScreenFailed } from './ScreenFailed'
import { ScreenSkeleton } from './ScreenSkeleton'

const screens = new Map<string, Promise<ComponentType>>()

/** One remote's screen in its place: skeleton while it comes, and what is missing, with Retry, when it does not. */
export function RemoteScreen({ remote, route }: Pick<RouteMatch, 'remote' | 'route'>) {
  const [attempt, setAttempt] = useState(0)
  const key = `${remote.name}${route.path}`
  const retry = () => {
    screens.delete(key)
    setAttempt((count) => count + 1)
  }
  return (
    <ScreenBoundary
      key={`${key}${attempt}`}
      remote={remote.name}
      fallback={(error) => <ScreenFailed error={error} onRetry={retry} />}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen remote={remote.name} path={route.path} />
      </Suspense>
    </ScreenBoundary>
  )
}

function Screen({ remote, path }: { remote: string; path: string }) {
  const Loaded = use(screenOf(remote, path))
  // oxlint-disable-next-line react/static-components -- the promise is cached by path: one component per screen
  return <Loaded />
}

/** Longest wait for a screen before the page says that it is missing; its code may still arrive for Retry. */
const SCREEN_TIMEOUT_MS = 8_000

function screenOf(remote: string, path: string): Promise<ComponentType> {
  const key = remote + path
  const known = screens.get(key)
  if (known) return known
  const loading = withTimeout(loadScreen(remote, path))
  loading.catch(() => undefined)
  screens.set(key, loading)
  return loading
}

async function loadScreen(remote: string, path: string): Promise<ComponentType> {
  const module = await loadRemoteModule(remote)
  const load = module.routes[path]
  if (!load) throw new Error(`${remote} ${path} is in the registry but not in its module`)
  return retryChunks(load)
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The screen did not arrive in time')), SCREEN_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

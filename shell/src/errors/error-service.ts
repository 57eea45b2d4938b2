import { ApiError } from '@portal/api-client'
import { countPart, RemoteUnavailable, currentRegistry, matchRoute } from '@portal/federation/host'
import type { Culprit } from './culprit'
import { culpritOf } from './culprit'
import { loadFacts } from './load-facts'

export { culpritOf } from './culprit'
export { loadFacts } from './load-facts'
export { reportVitals, sentry } from '@portal/federation/error-service'

/** Counts a fault for its version; parts that failed to load are counted by the loader. */
export function countFault(error: unknown, { remote: name, version }: Culprit): void {
  if (name === 'shell' || error instanceof RemoteUnavailable) return
  countPart({ name, version }, error instanceof ApiError ? 'api' : 'render')
}

/**
 * Tags of the screen at a path, for the error service: remote, version and channel, and the route in place of the path.
 */
export function screenTags(path: string): Record<string, string> {
  const registry = currentRegistry()
  const culprit = culpritOf(undefined, undefined, path, registry)
  const page = matchRoute(registry, path)?.route.path
  const { channel } = loadFacts(culprit)
  return { remote: culprit.remote, remote_version: culprit.version, channel, ...(page && { page }) }
}

import { currentRegistry, matchRoute } from '@portal/federation/host'
import { culpritOf } from './culprit'
import { loadFacts } from './load-facts'

/** Whose screen is at a path, for the error service: remote, version and channel, and the route in place of the path. */
export function screenTags(path: string): Record<string, string> {
  const registry = currentRegistry()
  const culprit = culpritOf(undefined, undefined, path, registry)
  const page = matchRoute(registry, path)?.route.path
  const { channel } = loadFacts(culprit)
  return { remote: culprit.remote, remote_version: culprit.version, channel, ...(page && { page }) }
}

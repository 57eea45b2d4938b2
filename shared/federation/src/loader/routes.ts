import { matchPath } from '../registry/early-request'
import type { Registry, RemoteEntry } from '../registry/schema'

export interface RouteMatch {
  readonly remote: RemoteEntry
  readonly route: RemoteEntry['routes'][number]
  readonly params: Record<string, string>
}

/** Which remote's screen answers a path; null when none does. Literal paths win over parameters. */
export function matchRoute(registry: Registry, pathname: string): RouteMatch | null {
  let best: RouteMatch | null = null
  for (const remote of Object.values(registry.remotes)) {
    for (const route of remote.routes) {
      const params = matchPath(route.path, pathname)
      if (params && (!best || Object.keys(params).length < Object.keys(best.params).length)) {
        best = { remote, route, params }
      }
    }
  }
  return best
}

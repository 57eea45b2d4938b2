import { keysWith, matchRoute, preferencePrefix } from '@portal/federation/host'
import type { Registry, RouteMatch } from '@portal/federation/host'

/** A page that resumes unfinished work redirects early when there is none. */
export function pageToOpen(registry: Registry, signedIn: boolean): RouteMatch | null {
  const match = matchRoute(registry, location.pathname)
  const begun = match?.remote.continues
  if (!begun || !signedIn || !match.route.path.startsWith(`${begun.below}/`) || isBegun(begun)) return match
  history.replaceState(null, '', begun.otherwise)
  return matchRoute(registry, begun.otherwise)
}

function isBegun({ query, inTab }: { readonly query: string; readonly inTab: string }): boolean {
  if (history.state !== null || new URLSearchParams(location.search).has(query)) return true
  return keysWith(sessionStorage, preferencePrefix).some((key) => key.endsWith(`.${inTab}`))
}

import type { Registry, RemoteEntry } from './schema'

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

/** Is this a page for pet owners? Their remotes say which are. */
export function isOwnerPage(registry: Registry, pathname: string): boolean {
  return ownerPages(registry).some(({ below }) => pathname === below || pathname.startsWith(`${below}/`))
}

/** The shell's entry that starts a page. */
export function entryOf(registry: Registry, pathname: string): 'main' | 'owner' {
  return isOwnerPage(registry, pathname) ? 'owner' : 'main'
}

/** What the remotes declare for pet owners. */
export function ownerPages(registry: Registry): NonNullable<RemoteEntry['ownerPages']>[] {
  return Object.values(registry.remotes).flatMap((remote) => remote.ownerPages ?? [])
}

/** `/booking/:id` against `/booking/7` gives `{ id: '7' }`; null when the path is another. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = pathname.replace(/\/+$/, '').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!value) return null
      params[part.slice(1)] = decoded(value)
    } else if (part !== value) return null
  }
  return params
}

/** What cannot be decoded stays as it is: the screen says that nothing has this address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

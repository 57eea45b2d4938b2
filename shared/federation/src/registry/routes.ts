import type { Registry, RemoteEntry } from './schema'

export interface RouteMatch {
  readonly remote: RemoteEntry
  readonly route: RemoteEntry['routes'][number]
  readonly params: Record<string, string>
}

/** The remote's screen at a path; null for none. Literal paths win over parameters. */
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

/** A page's address without its hash. */
export interface PageAddress {
  readonly pathname: string
  /** The query with its question mark; '' without a query. */
  readonly search: string
}

/** The remote that shows this page to pet owners without the shell; null for a staff page. */
export function ownersRemote(registry: Registry, { pathname, search }: PageAddress): RemoteEntry | null {
  const isTheirs = ({ ownerPages: pages }: RemoteEntry) =>
    pages !== undefined &&
    (pathname === pages.below || pathname.startsWith(`${pages.below}/`)) &&
    matchPath(pages.staffLogin, pathname) === null &&
    !new URLSearchParams(search).toString().split('&').includes(pages.staffQuery)
  return Object.values(registry.remotes).find(isTheirs) ?? null
}

/** The owner's link in this page's address: the part that all their pages share; null when the remote declares none. */
export function ownersLink({ ownerPages, routes }: RemoteEntry, { pathname, search }: PageAddress): string | null {
  const name = ownerPages?.link
  if (name === undefined) return null
  const inPath = routes.map(({ path }) => matchPath(path, pathname)?.[name]).find((part) => part !== undefined)
  return inPath ?? new URLSearchParams(search).get(name)
}

/** Pages where staff sign in on the way to a page that owners see too [ENG-03]. */
export function staffLogins(registry: Registry): string[] {
  return Object.values(registry.remotes).flatMap(({ ownerPages: pages }) => pages?.staffLogin ?? [])
}

/** `/booking/:id` with `/booking/7` gives `{ id: '7' }`; null when the path does not match. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  // One extra part is enough to see that the path is too long.
  const parts = withoutEndSlashes(pathname).split('/', wanted.length + 1)
  if (wanted.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = parts[index] ?? ''
    if (part.startsWith(':')) {
      if (!value) return null
      params[part.slice(1)] = decoded(value)
    } else if (part !== value) return null
  }
  return params
}

/** The path without trailing slashes. Not by `/\/+$/`, which takes quadratic time on a path of slashes. */
export function withoutEndSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

/** A part that cannot be decoded stays as it is; the screen then finds nothing under it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

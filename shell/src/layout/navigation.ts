import { currentRegistry, matchRoute } from '@portal/federation/host'
import type { NavigationItem, Registry } from '@portal/federation/host'
import { useLocation } from '@portal/router'

const itemsOf = (registry: Registry) => Object.values(registry.remotes).flatMap((remote) => remote.navigation)

/** Navigation items of a place from the registry, in their order. */
export function navigationOf(place: NavigationItem['place']): NavigationItem[] {
  return itemsOf(currentRegistry())
    .filter((item) => item.place === place)
    .sort((a, b) => a.order - b.order)
}

/** Address of the navigation item of a page: the one its route names, else the nearest parent. */
export function itemFor(registry: Registry, pathname: string): string | undefined {
  const page = matchRoute(registry, pathname)?.route.under ?? pathname
  const above = itemsOf(registry).filter(({ to }) => page === to || page.startsWith(`${to}/`))
  return above.sort((a, b) => b.to.length - a.to.length)[0]?.to
}

/** `aria-current` of a navigation item: this page, its section, or neither. */
export function useCurrent(): (to: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation()
  const here = itemFor(currentRegistry(), pathname)
  return (to) => {
    if (to !== here) return undefined
    return to === pathname ? 'page' : 'true'
  }
}

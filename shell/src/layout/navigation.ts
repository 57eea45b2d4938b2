import { currentRegistry } from '@portal/federation/host'
import type { NavigationItem } from '@portal/federation/host'

/** Navigation items of a place, as the remotes declare them in the registry, in their order. */
export function navigationOf(place: NavigationItem['place']): NavigationItem[] {
  return Object.values(currentRegistry().remotes)
    .flatMap((remote) => remote.navigation)
    .filter((item) => item.place === place)
    .sort((a, b) => a.order - b.order)
}

import { Link } from '@portal/router'
import type { NavigationItem } from '@portal/federation/host'
import { navigationOf, useCurrent } from './navigation'

/** The items of a place, with the one marked that stands for this page. */
export function NavigationLinks({ place }: { place: NavigationItem['place'] }) {
  const current = useCurrent()
  return navigationOf(place).map(({ label, to }) => (
    <li key={to}>
      <Link to={to} aria-current={current(to)}>
        {label}
      </Link>
    </li>
  ))
}

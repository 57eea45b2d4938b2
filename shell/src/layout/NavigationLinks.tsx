import { Link } from '@portal/router'
import type { NavigationItem } from '@portal/federation/host'
import { navigationOf, useCurrent } from './navigation'
import styles from './Navigation.module.css'

/** The navigation items of a place, with the current one marked. */
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

/** Dashboard, New Booking/Order, View Bookings/Orders [SHL-49]. */
export function MainNavigation() {
  return (
    <nav aria-label="Main" className={styles.main}>
      <ul>
        <NavigationLinks place="main" />
      </ul>
    </nav>
  )
}

import { NavLink } from '@portal/router'
import { navigationOf } from './navigation'
import styles from './Navigation.module.css'

/** Dashboard, New Booking/Order, View Bookings/Orders [SHL-49]. */
export function MainNavigation() {
  return (
    <nav aria-label="Main" className={styles.main}>
      <ul>
        {navigationOf('main').map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

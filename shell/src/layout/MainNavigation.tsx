import styles from './Navigation.module.css'
import { NavigationLinks } from './NavigationLinks'

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

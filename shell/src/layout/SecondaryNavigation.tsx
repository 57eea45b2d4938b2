import { NavLink } from '@portal/router'
import { portalConfig } from '@portal/federation/host'
import { Icon } from '@portal/ui'
import { logOut } from '../logout/log-out'
import { navigationOf } from './navigation'
import styles from './Navigation.module.css'

/** Latest Stock Information, Tagging Guide, Customer Support, Profile, Logout [SHL-50]. */
export function SecondaryNavigation() {
  return (
    <nav aria-label="Secondary" className={styles.secondary}>
      <ul>
        <li>
          <a href={portalConfig().stockInformationUrl} target="_blank" rel="noopener noreferrer">
            Latest Stock Information <Icon name="external" size={14} label="opens in a new tab" />
          </a>
        </li>
        {navigationOf('secondary').map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={logOut}>
            Logout
          </button>
        </li>
      </ul>
    </nav>
  )
}

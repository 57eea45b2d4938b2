import { usePortalHost } from '@portal/federation'
import { portalConfig } from '@portal/federation/host'
import { Icon } from '@portal/ui'
import styles from './Navigation.module.css'
import { NavigationLinks } from './NavigationLinks'

/** Latest Stock Information, Tagging Guide, Customer Support, Profile, Logout [SHL-50]. */
export function SecondaryNavigation({ onLogOut }: { onLogOut: () => void }) {
  const { brand } = usePortalHost()
  const stock = portalConfig().brands[brand.code]?.stockInformationUrl
  return (
    <nav aria-label="Secondary" className={styles.secondary}>
      <ul>
        <li>
          <a href={stock} target="_blank" rel="noopener noreferrer">
            Latest Stock Information <Icon name="external" size={14} label="opens in a new tab" />
          </a>
        </li>
        <NavigationLinks place="secondary" />
        <li>
          <button type="button" onClick={onLogOut}>
            Logout
          </button>
        </li>
      </ul>
    </nav>
  )
}

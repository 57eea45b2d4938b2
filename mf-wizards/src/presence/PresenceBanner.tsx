import { Icon } from '@portal/ui'
import styles from './PresenceBanner.module.css'
import { usePresence } from './use-presence'

const listed = (names: readonly string[]) => new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names)

/** Names who else is editing the booking; nothing is locked [OPEN-57]. */
export function PresenceBanner({ bookingId }: { bookingId: string }) {
  const others = usePresence(bookingId)
  // Always rendered, so that a screen reader announces its changes.
  return (
    <div role="status" className={styles.place}>
      {others.length > 0 && (
        <p className={styles.notice}>
          <Icon name="users" />
          <span>{`${listed(others)} ${others.length === 1 ? 'is' : 'are'} also editing this booking.`}</span>
        </p>
      )}
    </div>
  )
}

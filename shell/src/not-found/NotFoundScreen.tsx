import { Link } from '@portal/router'
import { buttonClass, Card, EmptyState } from '@portal/ui'
import { paths, usePageTitle, usePortalHost } from '@portal/federation'
import { ClientCareToCall } from '../brand/ClientCareToCall'
import styles from './NotFound.module.css'

const TITLE = 'Page not found'
const SORRY = 'We are sorry, but the page you requested was not found.'

/** Any unknown path [SHL-46, SHL-47]. */
export function NotFoundScreen() {
  usePageTitle(TITLE)
  const { brand } = usePortalHost()
  const back = (
    <div className={styles.ways}>
      <Link to={paths.dashboard()} className={buttonClass('primary')}>
        Back to Dashboard
      </Link>
      <Link to={paths.bookings()} className={buttonClass()}>
        View Bookings/Orders
      </Link>
    </div>
  )
  return (
    <Card className={styles.page ?? ''}>
      <EmptyState isPage title={TITLE} icon="search" action={back}>
        <p>{SORRY}</p>
        <p>
          The link may be old or incomplete. If you need help, call <ClientCareToCall brand={brand} />.
        </p>
      </EmptyState>
    </Card>
  )
}

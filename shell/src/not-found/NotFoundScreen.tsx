import { Link, useLocation, useSearchParams } from '@portal/router'
import { buttonClass, Card, EmptyState } from '@portal/ui'
import { paths, usePageTitle, usePortalHost } from '@portal/federation'
import { currentRegistry, isOwnerPage } from '@portal/federation/host'
import { ClientCareToCall } from '../brand/ClientCareToCall'

const TITLE = 'Page not found'
const SORRY = 'We are sorry, but the page you requested was not found.'

/** Any path that nobody answers [SHL-46, SHL-47]; a pet's owner is told whom to call, and of no dashboard. */
export function NotFoundScreen() {
  usePageTitle(TITLE)
  const { user, brand } = usePortalHost()
  const isOwners = isOwnerPage(currentRegistry(), useLocation().pathname)
  const [search] = useSearchParams()
  const isStaff = !isOwners || (user !== null && search.get('staff') === '1')
  const back = (
    <Link to={paths.dashboard()} className={buttonClass('primary')}>
      Back to Dashboard
    </Link>
  )
  return (
    <Card>
      <EmptyState isPage title={TITLE} icon="search" action={isStaff && back}>
        <p>{SORRY}</p>
        <p>
          {isOwners
            ? 'The link may be incomplete. Open it again from the message you received, or call '
            : 'The link may be old or incomplete. If you need help, call '}
          <ClientCareToCall phone={brand.phone_work} />.
        </p>
      </EmptyState>
    </Card>
  )
}

import { ClientCareToCall, useCareHours } from '@portal/booking-ui'
import { paths, usePageTitle, usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { EmptyState, buttonClass } from '@portal/ui'

const TITLE = 'Your practice cannot order here at the moment'

/** Shown first when the practice has no portal access [OPEN-129]. */
export function MayNotOrder() {
  const { brand } = usePortalHost()
  const hours = useCareHours()
  usePageTitle(TITLE)
  return (
    <EmptyState
      isPage
      title={TITLE}
      icon="info"
      action={
        <Link className={buttonClass('primary')} to={paths.dashboard()}>
          Back to Dashboard
        </Link>
      }
    >
      You can still view existing bookings. To book, or to have this changed, call{' '}
      <ClientCareToCall phone={brand.phone_work} hours={hours} />.
    </EmptyState>
  )
}

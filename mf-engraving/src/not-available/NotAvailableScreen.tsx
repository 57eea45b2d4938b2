import { Card, EmptyState } from '@portal/ui'
import { usePageTitle, usePortalHost } from '@portal/federation'
import { careHours, ClientCareToCall } from '@portal/booking-ui'

const TITLE = 'Engraving not available'

/** Shown for a wrong or incomplete link [ENG-06, ENG-08]. */
export function NotAvailableScreen() {
  usePageTitle(TITLE)
  const { brand } = usePortalHost()
  return (
    <Card>
      <EmptyState isPage title={TITLE} icon="search">
        We could not find this engraving. The link may be incomplete. Open it again from the message you received, or
        call <ClientCareToCall phone={brand.phone_work} hours={careHours(brand.client_care_hours)} />.
      </EmptyState>
    </Card>
  )
}

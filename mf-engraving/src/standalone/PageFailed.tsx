import { careHours, ClientCareToCall } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Card, ErrorState } from '@portal/ui'

/** A page that failed to load; reloading it cancels all hanging requests. */
export function PageFailed({ title }: { title: string }) {
  const { brand } = usePortalHost()
  return (
    <Card>
      <ErrorState isPage title={title} onRetry={() => location.reload()}>
        What you saved is safe. Check the connection, then try again. If it happens again, call{' '}
        <ClientCareToCall phone={brand.phone_work} hours={careHours(brand.client_care_hours)} />.
      </ErrorState>
    </Card>
  )
}

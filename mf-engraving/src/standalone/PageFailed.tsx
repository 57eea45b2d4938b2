import { careHours, ClientCareToCall } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Card, ErrorState } from '@portal/ui'

/** A page that is not there: loading it anew gives up every request that hangs. */
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

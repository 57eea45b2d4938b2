import type { ApiError } from '@portal/api-client'
import { RetryOrCall, useClientCare } from '@portal/booking-ui'
import { paths, usePageTitle } from '@portal/federation'
import { Link } from '@portal/router'
import { EmptyState, ErrorState, Skeleton, buttonClass } from '@portal/ui'

/** Placeholder of a wizard while its booking loads. */
export function WizardSkeleton() {
  return (
    <div role="status" aria-label="Loading the booking" style={{ display: 'grid', gap: 'var(--space-5)' }}>
      <Skeleton width="22rem" height="2.125rem" />
      <Skeleton height="3rem" />
      <Skeleton height="28rem" />
    </div>
  )
}

interface LoadFailedProps {
  readonly error: ApiError
  readonly retry: () => void
  readonly isRetrying: boolean
}

export function LoadFailed({ error, retry, isRetrying }: LoadFailedProps) {
  // A malformed id counts as not found.
  const isMissing = error.kind === 'notFound' || error.kind === 'invalid'
  const title = isMissing ? 'This booking was not found' : 'The booking could not be loaded'
  const care = useClientCare()
  usePageTitle(title)
  if (isMissing) {
    return (
      <EmptyState
        isPage
        title={title}
        action={
          <Link className={buttonClass('primary')} to={paths.bookings()}>
            View Bookings/Orders
          </Link>
        }
      >
        {`The address may be incomplete, or the booking belongs to another practice. If you cannot find it, call ${care}.`}
      </EmptyState>
    )
  }
  return (
    <ErrorState isPage title={title} onRetry={retry} retrying={isRetrying}>
      <RetryOrCall safe="Nothing is lost: what you entered is kept on this computer." />
    </ErrorState>
  )
}

/** Editing is closed: the cremation is confirmed, or this kind of order can't be edited [BKG-48, OPEN-23, OPEN-40]. */
export function CannotEdit({ bookingId }: { bookingId: string }) {
  const care = useClientCare()
  const title = 'This booking can no longer be changed here'
  usePageTitle(title)
  return (
    <EmptyState
      isPage
      title={title}
      icon="info"
      action={
        <Link className={buttonClass('primary')} to={paths.booking(bookingId)}>
          View Booking
        </Link>
      }
    >
      {`To change something, contact ${care}.`}
    </EmptyState>
  )
}

import { RetryOrCall } from '@portal/booking-ui'
import type { ApiError } from '@portal/api-client'
import { ErrorState, PageHeader } from '@portal/ui'

interface Props {
  readonly error: ApiError
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Shown when reading the booking failed. */
export function UnavailableBooking({ error, busy, onRetry }: Props) {
  return (
    <>
      <PageHeader title="Booking" />
      <ErrorState title="This booking could not be loaded" onRetry={onRetry} retrying={busy}>
        {error.kind === 'offline' ? (
          'There is no connection at the moment. Nothing is lost: try again when you are online.'
        ) : (
          <RetryOrCall safe="The booking itself is safe." />
        )}
      </ErrorState>
    </>
  )
}

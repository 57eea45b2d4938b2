import { getBooking } from '@portal/api-client/contract/booking'
import { useRead, useStageLabels } from '@portal/federation'

/** The server's booking with the labels of its stages; '' waits. */
export function useBooking(id: string) {
  const booking = useRead(getBooking, id ? { params: { id } } : null, { action: 'read booking', bookingId: id })
  const labels = useStageLabels()
  return {
    server: booking.data,
    labels: labels.data,
    isLoading: (id !== '' && !booking.data && !booking.error) || (!labels.data && !labels.error),
    error: booking.data ? undefined : booking.error,
    isRetrying: booking.isBusy,
    retry: booking.retry,
  }
}

import { useApi } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { getStageLabels } from '@portal/api-client/contract/public'
import type { StageLabels } from '@portal/domain'
import { usePortalHost } from '@portal/federation'

/** A booking as the server has it, with the labels its stage is shown under; '' waits. */
export function useBooking(id: string) {
  const { api } = usePortalHost()
  const booking = useApi(api, getBooking, id ? { params: { id } } : null)
  const labels = useApi(api, getStageLabels, {}, { revalidateOnFocus: false })
  return {
    server: booking.data,
    // Without labels the raw stage speaks for itself.
    labels: labels.data satisfies StageLabels | undefined,
    isLoading: (id !== '' && !booking.data && !booking.error) || (!labels.data && !labels.error),
    error: booking.data ? undefined : booking.error,
    isRetrying: booking.isValidating,
    retry: () => void booking.mutate(),
  }
}

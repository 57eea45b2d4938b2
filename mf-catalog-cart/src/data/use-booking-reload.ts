import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'

/** Reads the booking again after somebody else changed it, so that the next try is based on it. */
export function useBookingReload(): (bookingId: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (bookingId) => {
    await mutate(apiKey(getBooking, { params: { id: bookingId } }))
  }
}

import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'

/** Reads the booking again after somebody else changed it: the next try starts from what the server has. */
export function useBookingReload(): (bookingId: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (bookingId) => {
    await mutate(apiKey(getBooking, { params: { id: bookingId } }))
  }
}

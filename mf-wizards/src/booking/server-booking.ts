import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'

/** Writes a booking into the SWR cache of `getBooking`, for all readers on the page. */
export function useTakeOver(): (server: ServerBooking) => void {
  const { mutate } = useSWRConfig()
  return (server) => void mutate(apiKey(getBooking, { params: { id: server.id } }), server, { revalidate: false })
}

import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'

/** Puts a booking where the page's other readers have it: SWR's answer to `getBooking`. */
export function useTakeOver(): (server: ServerBooking) => void {
  const { mutate } = useSWRConfig()
  return (server) => void mutate(apiKey(getBooking, { params: { id: server.id } }), server, { revalidate: false })
}

import { unstable_serialize as keptUnder, useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'

/** The server's bookings, in the one place where this page keeps them: SWR's answers to `getBooking`. */
export interface ServerBookings {
  /** As last read or saved; undefined before either. */
  read(id: string): ServerBooking | undefined
  /** Puts an answer in place; readers have it at once, screens with their next frame. */
  put(server: ServerBooking): Promise<unknown>
}

export function useServerBookings(): ServerBookings {
  const { cache, mutate } = useSWRConfig()
  const keyOf = (id: string) => apiKey(getBooking, { params: { id } })
  return {
    read: (id) => cache.get(keptUnder(keyOf(id)))?.data,
    put: (server) => mutate(keyOf(server.id), server, { revalidate: false }),
  }
}

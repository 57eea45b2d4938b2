import { unstable_serialize as keptUnder, useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'

/** The server's bookings, in the one place where this page keeps them: SWR's answers to `getBooking`. */
export interface ServerBookings {
  /** As last read or saved; undefined before either. */
  read(id: string): ServerBooking | undefined
  /**
   * Puts an answer in place, unless a newer one stands there: the answer to a repeated write tells of the past.
   * Readers have it at once, screens with their next frame.
   */
  putNewer(server: ServerBooking): Promise<unknown>
}

/** The page's bookings over whatever keeps them. */
export function newestOf(
  read: ServerBookings['read'],
  put: (server: ServerBooking) => Promise<unknown>,
): ServerBookings {
  return {
    read,
    putNewer: async (server) => {
      const isOld = server.version < (read(server.id)?.version ?? 0)
      if (!isOld) await put(server)
    },
  }
}

export function useServerBookings(): ServerBookings {
  const { cache, mutate } = useSWRConfig()
  const keyOf = (id: string) => apiKey(getBooking, { params: { id } })
  return newestOf(
    (id) => cache.get(keptUnder(keyOf(id)))?.data,
    (server) => mutate(keyOf(server.id), server, { revalidate: false }),
  )
}

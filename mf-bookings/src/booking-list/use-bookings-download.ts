import { useListDownload } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { shownQuery } from './list-query'
import type { ListState } from './list-state'

/** Downloads all pages of the list. Its API call is sent on the click [OPEN-184]. */
export function useBookingsDownload(state: ListState) {
  const { api } = usePortalHost()
  return useListDownload(async () => {
    const { getBookingsCsv } = await import(
      /* webpackChunkName: "bookings-csv" */ '@portal/api-client/contract/booking-csv'
    )
    return api.call(getBookingsCsv, { query: shownQuery(state) })
  }, 'download bookings')
}

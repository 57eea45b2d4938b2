import { preload } from 'swr'
import { apiKey } from '@portal/api-client'
import type { ApiError, InputOf } from '@portal/api-client'
import { listBookings } from '@portal/api-client/contract/booking-list'
import type { BookingRow } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import type { PictureLinks } from '@portal/ui'
import { noteArrival, useLinks } from './use-links'

export interface BookingPage {
  /** Undefined while the first page loads; the rows before stay while another page loads. */
  readonly rows: readonly BookingRow[] | undefined
  readonly pageCount: number
  readonly total: number | null
  /** There are more than `total`. */
  readonly isMore: boolean
  /** The address asks for a page after the last one. */
  readonly isBeyondLast: boolean
  readonly isBusy: boolean
  readonly error: ApiError | undefined
  readonly retry: () => void
  /** Of the rows' tag pictures. */
  readonly links: PictureLinks
  /** Fetches a page ahead of need. */
  readonly prefetch: (page: number) => void
}

/** One page of bookings. */
export function useBookingPage(input: InputOf<typeof listBookings>): BookingPage {
  const { api } = usePortalHost()
  const { data, error, isBusy, retry } = useRead(listBookings, input, {
    action: 'list bookings',
    keepPreviousData: true,
  })
  const links = useLinks(data, retry)
  return {
    rows: data?.data,
    pageCount: data?.last_page ?? 0,
    total: data?.total ?? null,
    isMore: data?.more ?? false,
    isBeyondLast: data !== undefined && data.current_page > Math.max(1, data.last_page),
    isBusy,
    error,
    retry,
    links,
    prefetch: (page) => {
      const next = { query: { ...input.query, page } }
      preload(apiKey(listBookings, next), () => api.call(listBookings, next).then(noteArrival)).catch(() => undefined)
    },
  }
}

import { preload } from 'swr'
import { apiKey, useApi } from '@portal/api-client'
import type { ApiError, InputOf, ResponseOf } from '@portal/api-client'
import { listBookings } from '@portal/api-client/contract/booking'
import type { BookingRow } from '@portal/domain'
import { usePortalHost } from '@portal/federation'

export interface BookingPage {
  /** Undefined while the first page loads; the rows before stay while another page loads. */
  readonly rows: readonly BookingRow[] | undefined
  readonly pageCount: number
  readonly total: number | null
  /** The address asks for a page after the last one. */
  readonly isBeyondLast: boolean
  /** Other rows than asked for are shown, or a failed page is asked for again. */
  readonly isBusy: boolean
  readonly error: ApiError | undefined
  readonly retry: () => void
  /** Fetches a page ahead of need. */
  readonly prefetch: (page: number) => void
}

/** One page of bookings. */
export function useBookingPage(input: InputOf<typeof listBookings>): BookingPage {
  const { api, report } = usePortalHost()
  const { data, error, isLoading, isValidating, mutate } = useApi(api, listBookings, input, {
    keepPreviousData: true,
    onError: (fault) => report(fault, { action: 'list bookings' }),
  })
  const shown: ResponseOf<typeof listBookings> | undefined = data
  return {
    rows: shown?.data,
    pageCount: shown?.last_page ?? 0,
    total: shown?.total ?? null,
    isBeyondLast: shown !== undefined && shown.current_page > Math.max(1, shown.last_page),
    isBusy: isLoading || (error !== undefined && isValidating),
    error,
    retry: () => void mutate(),
    prefetch: (page) => {
      const next = { query: { ...input.query, page } }
      preload(apiKey(listBookings, next), () => api.call(listBookings, next)).catch(() => undefined)
    },
  }
}

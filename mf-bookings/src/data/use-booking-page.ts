import { useState } from 'react'
import { preload, useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import type { AnswerTo, ApiError, InputOf } from '@portal/api-client'
import { listBookings } from '@portal/api-client/contract/booking-list'
import type { BookingRow } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import type { PictureLinks } from '@portal/ui'
import { noteArrival, useLinks } from './use-links'

export type BookingAnswer = AnswerTo<typeof listBookings>

export interface BookingPage {
  /** What the rows are from. */
  readonly answer: BookingAnswer | undefined
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
  /** Reads the page as the server has it, and shows nothing of that. */
  readonly ask: () => Promise<BookingAnswer>
  /** Shows what was read so. */
  readonly put: (answer: BookingAnswer) => Promise<unknown>
}

/** The rows that were read, their pictures by links that came later. */
interface Renewed {
  readonly of: BookingAnswer
  readonly shown: BookingAnswer
}

/** One page of bookings. */
export function useBookingPage(input: InputOf<typeof listBookings>): BookingPage {
  const { api } = usePortalHost()
  const { mutate } = useSWRConfig()
  const { data, error, isBusy, retry } = useRead(listBookings, input, {
    action: 'list bookings',
    keepPreviousData: true,
    // No row moves while somebody reads: what has changed is offered [OPEN-206].
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const [renewed, setRenewed] = useState<Renewed>()
  const answer = renewed && renewed.of === data ? renewed.shown : data
  const ask = () => api.call(listBookings, input).then(noteArrival)
  const links = useLinks(answer, () => {
    // Other rows are on their way, by links of their own.
    if (isBusy) return
    ask()
      .then((now) => data && setRenewed({ of: data, shown: withLinksOf(data, now) }))
      .catch(() => undefined)
  })
  return {
    answer,
    rows: answer?.data,
    pageCount: data?.last_page ?? 0,
    total: data?.total ?? null,
    isMore: data?.more ?? false,
    isBeyondLast: data !== undefined && data.current_page > Math.max(1, data.last_page),
    isBusy,
    error,
    retry,
    links,
    ask,
    put: (now) => mutate(apiKey(listBookings, input), now, { revalidate: false }),
    prefetch: (page) => {
      const next = { query: { ...input.query, page } }
      preload(apiKey(listBookings, next), () => api.call(listBookings, next).then(noteArrival)).catch(() => undefined)
    },
  }
}

/** A link leads to the same picture with another signature in each answer. */
export const pictureOf = ({ tag_image: link }: BookingRow) => link?.split('?')[0]

/** The rows as they are shown, their pictures by new links. */
function withLinksOf(kept: BookingAnswer, now: BookingAnswer): BookingAnswer {
  const fresh = new Map(now.data.map((row) => [row.id, row]))
  return {
    ...kept,
    data: kept.data.map((row) => {
      const other = fresh.get(row.id)
      return other && pictureOf(other) === pictureOf(row) ? { ...row, tag_image: other.tag_image } : row
    }),
  }
}

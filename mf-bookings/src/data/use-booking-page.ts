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
  /** The API answer behind the rows. */
  readonly answer: BookingAnswer | undefined
  /** Undefined while the first page loads; while another page loads, the previous rows stay. */
  readonly rows: readonly BookingRow[] | undefined
  readonly pageCount: number
  readonly total: number | null
  /** Whether there are more bookings than `total`. */
  readonly isMore: boolean
  /** Whether the address asks for a page after the last one. */
  readonly isBeyondLast: boolean
  readonly isBusy: boolean
  readonly error: ApiError | undefined
  readonly retry: () => void
  /** Signed links of the rows' tag photos. */
  readonly links: PictureLinks
  /** Loads a page in advance. */
  readonly prefetch: (page: number) => void
  /** Reads the page from the server without showing it. */
  readonly readAgain: () => Promise<BookingAnswer>
  readonly showAnswer: (answer: BookingAnswer) => Promise<unknown>
}

/** The shown rows with newer picture links. */
interface RenewedLinks {
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
    // Rows must not move while somebody reads; changes are offered instead [OPEN-206].
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const [renewed, setRenewed] = useState<RenewedLinks>()
  const answer = renewed && renewed.of === data ? renewed.shown : data
  const readAgain = () => api.call(listBookings, input).then(noteArrival)
  const links = useLinks(answer, () => {
    // New rows are loading and bring their own links.
    if (isBusy) return
    readAgain()
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
    readAgain,
    showAnswer: (now) => mutate(apiKey(listBookings, input), now, { revalidate: false }),
    prefetch: (page) => {
      const next = { query: { ...input.query, page } }
      preload(apiKey(listBookings, next), () => api.call(listBookings, next).then(noteArrival)).catch(() => undefined)
    },
  }
}

/** The link without its signature, which differs in each answer. */
export const pictureOf = ({ tag_image: link }: BookingRow) => link?.split('?')[0]

/** The shown rows with the picture links of a newer answer. */
function withLinksOf(shownAnswer: BookingAnswer, now: BookingAnswer): BookingAnswer {
  const fresh = new Map(now.data.map((row) => [row.id, row]))
  return {
    ...shownAnswer,
    data: shownAnswer.data.map((row) => {
      const other = fresh.get(row.id)
      return other && pictureOf(other) === pictureOf(row) ? { ...row, tag_image: other.tag_image } : row
    }),
  }
}

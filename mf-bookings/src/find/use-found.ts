import { listBookings } from '@portal/api-client/contract/booking-list'
import { listMembers } from '@portal/api-client/contract/member'
import { searchTerm } from '@portal/domain'
import type { BookingRow } from '@portal/domain'
import { useRead, useStageLabels } from '@portal/federation'
import type { FoundScreen } from '@portal/slots/shell'
import { useDebounced } from '@portal/ui'
import { foundBooking, foundMembers, foundScreens, LEAST_LETTERS, MOST_FOUND } from './found'
import type { FoundGroup } from './found'

/** Debounce, longer than the pause between two typed letters. */
const REST_MS = 150

export interface FoundSoFar {
  /** Results for the current text; empty groups are left out. */
  readonly groups: readonly FoundGroup[]
  /** Bookings for the current text; undefined while loading. */
  readonly bookings: readonly BookingRow[] | undefined
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Results for a text from the server and the navigation, while typing [OPEN-179]. */
export function useFound(typed: string, screens: readonly FoundScreen[]): FoundSoFar {
  const text = searchTerm(typed)
  const asked = useDebounced(text, REST_MS)
  const isAsked = asked.length >= LEAST_LETTERS
  const query = { search_term: asked, page: 1, page_size: MOST_FOUND }
  const bookings = useRead(listBookings, isAsked ? { query } : null, { action: 'find bookings' })
  const members = useRead(listMembers, isAsked ? {} : null, { action: 'find members', revalidateIfStale: false })
  const { data: labels } = useStageLabels()
  const isBusy = text.length >= LEAST_LETTERS && (asked !== text || bookings.isBusy)
  const rows = asked === text ? bookings.data?.data : undefined
  const all: FoundGroup[] = [
    { title: 'Bookings and orders', found: rows?.map((row) => foundBooking(row, labels)) ?? [] },
    { title: 'Staff members', found: isAsked ? foundMembers(text, members.data ?? []) : [] },
    { title: 'Screens', found: foundScreens(text, screens) },
  ]
  return {
    groups: all.filter(({ found }) => found.length > 0),
    bookings: rows,
    isBusy,
    hasFailed: !isBusy && bookings.error !== undefined,
    retry: bookings.retry,
  }
}

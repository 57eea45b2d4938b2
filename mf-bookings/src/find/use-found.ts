import { listBookings } from '@portal/api-client/contract/booking-list'
import { listMembers } from '@portal/api-client/contract/member'
import { searchTerm } from '@portal/domain'
import type { BookingRow } from '@portal/domain'
import { useRead, useStageLabels } from '@portal/federation'
import type { FoundScreen } from '@portal/slots/shell'
import { useDebounced } from '@portal/ui'
import { bookingResult, memberResults, screenResults, MIN_LETTERS, MAX_RESULTS } from './found'
import type { ResultGroup } from './found'

/** Debounce, longer than the pause between two typed letters. */
const REST_MS = 150

export interface SearchState {
  /** Results for the current text; empty groups are left out. */
  readonly groups: readonly ResultGroup[]
  /** Bookings for the current text; undefined while loading. */
  readonly bookings: readonly BookingRow[] | undefined
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Results for a text from the server and the navigation, while typing [OPEN-179]. */
export function useSearchResults(typed: string, screens: readonly FoundScreen[]): SearchState {
  const text = searchTerm(typed)
  const asked = useDebounced(text, REST_MS)
  const isAsked = asked.length >= MIN_LETTERS
  const query = { search_term: asked, page: 1, page_size: MAX_RESULTS }
  const bookings = useRead(listBookings, isAsked ? { query } : null, { action: 'find bookings' })
  const members = useRead(listMembers, isAsked ? {} : null, { action: 'find members', revalidateIfStale: false })
  const { data: labels } = useStageLabels()
  const isBusy = text.length >= MIN_LETTERS && (asked !== text || bookings.isBusy)
  const rows = asked === text ? bookings.data?.data : undefined
  const all: ResultGroup[] = [
    { title: 'Bookings and orders', found: rows?.map((row) => bookingResult(row, labels)) ?? [] },
    { title: 'Staff members', found: isAsked ? memberResults(text, members.data ?? []) : [] },
    { title: 'Screens', found: screenResults(text, screens) },
  ]
  return {
    groups: all.filter(({ found }) => found.length > 0),
    bookings: rows,
    isBusy,
    hasFailed: !isBusy && bookings.error !== undefined,
    retry: bookings.retry,
  }
}

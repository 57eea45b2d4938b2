import { listBookings } from '@portal/api-client/contract/booking-list'
import { listMembers } from '@portal/api-client/contract/member'
import { searchTerm } from '@portal/domain'
import type { BookingRow } from '@portal/domain'
import { useRead, useStageLabels } from '@portal/federation'
import type { FoundScreen } from '@portal/slots/shell'
import { useDebounced } from '@portal/ui'
import { bookingResult, memberResults, screenResults, MIN_LETTERS, MAX_RESULTS } from './search-results'
import type { ResultGroup } from './search-results'

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
  const debounced = useDebounced(text, REST_MS)
  const isAsked = debounced.length >= MIN_LETTERS
  const query = { search_term: debounced, page: 1, page_size: MAX_RESULTS }
  const bookings = useRead(listBookings, isAsked ? { query } : null, { action: 'find bookings' })
  const members = useRead(listMembers, isAsked ? {} : null, { action: 'find members', revalidateIfStale: false })
  const { data: labels } = useStageLabels()
  const isBusy = text.length >= MIN_LETTERS && (debounced !== text || bookings.isBusy)
  const rows = debounced === text ? bookings.data?.data : undefined
  const all: ResultGroup[] = [
    { title: 'Bookings and orders', results: rows?.map((row) => bookingResult(row, labels)) ?? [] },
    { title: 'Staff members', results: isAsked ? memberResults(text, members.data ?? []) : [] },
    { title: 'Screens', results: screenResults(text, screens) },
  ]
  return {
    groups: all.filter(({ results: found }) => found.length > 0),
    bookings: rows,
    isBusy,
    hasFailed: !isBusy && bookings.error !== undefined,
    retry: bookings.retry,
  }
}

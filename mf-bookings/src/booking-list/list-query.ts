import type { InputOf } from '@portal/api-client'
import type { getBookingsCsv } from '@portal/api-client/contract/booking-csv'
import type { listBookings } from '@portal/api-client/contract/booking-list'
import type { ListState } from './list-state'

export const LIST_PAGE_SIZE = 15

/** The list's API query [BKG-21]. `remote.json` declares the same query as an early request. */
export function listQuery(state: ListState): InputOf<typeof listBookings> {
  return { query: { page: state.page, page_size: LIST_PAGE_SIZE, ...shownQuery(state) } }
}

/** Search, filter and order only, for the download of the list [OPEN-184]. */
export function shownQuery(state: ListState): NonNullable<InputOf<typeof getBookingsCsv>['query']> {
  return {
    search_term: state.search || null,
    service_type: state.serviceType || null,
    service_status: state.status || null,
    date_created_from: state.createdFrom || null,
    date_created_to: state.createdTo || null,
    attention: state.attention || null,
    sort: state.sort?.column ?? null,
    direction: state.sort?.direction ?? null,
  }
}

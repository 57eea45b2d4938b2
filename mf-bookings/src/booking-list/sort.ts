import { BOOKING_SORTS } from '@portal/api-client/contract/booking-sorts'
import type { TableSort } from '@portal/ui'
import type { ListState } from './list-state'

/** The sort order of the table header; the server's default is date, newest first. */
export function toTableSort(sort: ListState['sort']): TableSort {
  return sort ?? { column: 'date_entered', direction: 'desc' }
}

/** The sort order for the API; newest first is the default and needs no parameter. */
export function toBookingSort({ column, direction }: TableSort): ListState['sort'] {
  const known = BOOKING_SORTS.find((sort) => sort === column)
  if (!known || (known === 'date_entered' && direction === 'desc')) return null
  return { column: known, direction }
}

import { BOOKING_SORTS } from '@portal/api-client/contract/booking-sorts'
import type { TableSort } from '@portal/ui'
import type { ListState } from './list-state'

/** The order shown in the table's head; the server's own order is by date, newest first. */
export function toTableSort(sort: ListState['sort']): TableSort {
  return sort ?? { column: 'date_entered', direction: 'desc' }
}

/** The order a click asks for; newest first needs no parameter. */
export function toBookingSort({ column, direction }: TableSort): ListState['sort'] {
  const known = BOOKING_SORTS.find((sort) => sort === column)
  if (!known || (known === 'date_entered' && direction === 'desc')) return null
  return { column: known, direction }
}

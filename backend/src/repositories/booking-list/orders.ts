import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

export type Direction = 'asc' | 'desc'

export interface Order {
  readonly sort: BookingSort
  readonly direction: Direction
}

/** Columns of each order, as in its index of `booking_list` behind the practice. */
export const ORDERS: Record<BookingSort, readonly string[]> = {
  order_id: ['order_id'],
  date_entered: ['date_entered', 'order_id'],
  service_type: ['service_key', 'date_entered', 'order_id'],
  owner_name: ['owner_sort', 'order_id'],
  pet_name: ['pet_sort', 'order_id'],
  // By the displayed label of the stage.
  status: ['status_sort', 'order_id'],
}

/** Columns that are equal for all rows of a facet. */
const OF_FACETS: ReadonlySet<string> = new Set(['service_key', 'status_sort'])

export const listed = (names: readonly string[], each: (name: string) => string): SQL =>
  sql.raw(names.map(each).join(', '))

/** Columns of an order that differ among the rows of a facet. */
export const withinFacet = (sort: BookingSort) => ORDERS[sort].filter((name) => !OF_FACETS.has(name))

const ofRow = (name: string) => `l.${name}`
const ofFacetOrRow = (name: string) => `${OF_FACETS.has(name) ? 'f' : 'l'}.${name}`

/** Columns and `order by` of an order, for rows alone or for facets joined with their rows. */
export function orderOf({ sort, direction }: Order, hasFacets = false): { readonly keys: SQL; readonly by: SQL } {
  const from = hasFacets ? ofFacetOrRow : ofRow
  return {
    keys: listed(ORDERS[sort], from),
    by: sql`order by ${listed(ORDERS[sort], (name) => `${from(name)} ${direction}`)}`,
  }
}

import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

export type Direction = 'asc' | 'desc'

export interface Order {
  readonly sort: BookingSort
  readonly direction: Direction
}

/** The columns of each order, as its index of `booking_list` has them after the practice. */
export const ORDERS: Record<BookingSort, readonly string[]> = {
  order_id: ['order_id'],
  date_entered: ['date_entered', 'order_id'],
  service_type: ['service_key', 'date_entered', 'order_id'],
  owner_name: ['owner_sort', 'order_id'],
  pet_name: ['pet_sort', 'order_id'],
  // By what people read: the label of the stage.
  status: ['status_sort', 'order_id'],
}

/** What all rows of a facet have in common. */
const OF_FACETS: ReadonlySet<string> = new Set(['service_key', 'status_sort'])

export const listed = (names: readonly string[], each: (name: string) => string): SQL =>
  sql.raw(names.map(each).join(', '))

/** The columns of an order that differ among the rows of a facet. */
export const withinFacet = (sort: BookingSort) => ORDERS[sort].filter((name) => !OF_FACETS.has(name))

const ofRow = (name: string) => `l.${name}`
const ofFacetOrRow = (name: string) => `${OF_FACETS.has(name) ? 'f' : 'l'}.${name}`

/** The columns of an order, and the order itself, of rows alone or of facets joined with theirs. */
export function orderOf({ sort, direction }: Order, hasFacets = false): { readonly keys: SQL; readonly by: SQL } {
  const from = hasFacets ? ofFacetOrRow : ofRow
  return {
    keys: listed(ORDERS[sort], from),
    by: sql`order by ${listed(ORDERS[sort], (name) => `${from(name)} ${direction}`)}`,
  }
}

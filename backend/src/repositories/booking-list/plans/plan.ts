import type { SQL } from 'drizzle-orm'
import type { Order } from '../orders'

/** A way to find bookings, using indexes of `booking_list` only. */
export interface Plan {
  /** One page in order: the columns of the order, and `total` if the rows include it. */
  readonly page: (order: Order, isNarrowed: boolean) => SQL
  /** The number of matches, if the page query knows it: an expression over the page `l`. */
  readonly total: SQL<number | null>
}

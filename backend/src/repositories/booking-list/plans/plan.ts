import type { SQL } from 'drizzle-orm'
import type { Order } from '../orders'

/** A way to find bookings, from indexes of `booking_list` alone. */
export interface Plan {
  /** One page in order: the columns of the order, and `total` where `total` is told with the rows. */
  readonly page: (order: Order, isNarrowed: boolean) => SQL
  /** How many there are, where this is known in the same breath: an expression over the page `l`. */
  readonly total: SQL<number | null>
}

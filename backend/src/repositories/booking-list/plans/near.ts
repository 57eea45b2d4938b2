import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { asked, holdsWords, isOwn, onePage, value } from '../conditions'
import { orderOf } from '../orders'
import type { Order } from '../orders'
import type { Plan } from './plan'

/** So many rows of an order take a third of what it takes to read all that holds a common name. */
export const NEAR_ROWS = 3500

/** So many of the first rows of the order. */
export const firstRows = (order: Order, count: SQL) =>
  sql`(select l.* from own_booking_list l where ${isOwn} ${orderOf(order).by} limit ${count}) l`

/** What holds the words among the first rows of the index of the order. For much that is met early; what lies further back is not found. */
export const near: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const first = firstRows(order, sql`${value('near')}::bigint`)
    return sql`select ${keys} from ${first} where ${holdsWords} and ${asked(isNarrowed)} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { matchesFilters, holdsWords, isOwn, onePage, value } from '../conditions'
import { orderOf } from '../orders'
import type { Order } from '../orders'
import type { Plan } from './plan'

/** Reading this many rows of an order takes a third of the time of reading all matches of a common name. */
export const NEAR_ROWS = 3500

/** The first rows of the order. */
export const firstRows = (order: Order, count: SQL) =>
  sql`(select l.* from own_booking_list l where ${isOwn} ${orderOf(order).by} limit ${count}) l`

/**
 * Rows with the words among the first of the order's index. For many matches found early; rows further back are missed.
 */
export const near: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const first = firstRows(order, sql`${value('near')}::bigint`)
    return sql`select ${keys} from ${first} where ${holdsWords} and ${matchesFilters(isNarrowed)} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

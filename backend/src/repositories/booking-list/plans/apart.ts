import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { holdsWords, isBetween, isOwn, leavingOut, onePage, value } from '../conditions'
import { ORDERS, orderOf } from '../orders'
import type { Plan } from './plan'
import { rowsWithGrams } from './searched'

/** What of these rows can be on the page. */
const first = (keys: SQL, rows: SQL, by: SQL) =>
  sql`(select ${keys} from ${rows} ${by} limit ${value('size')}::bigint + ${value('offset')}::bigint)`

/**
 * What begins with the word stands together in the index of its order, and its first are read there; only what holds the
 * word elsewhere is sorted. For one word that very many have for a name.
 */
export const apart: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const isTogether = isBetween(sql.raw(ORDERS[order.sort][0] ?? ''))
    const together = first(keys, sql`booking_list l where ${isOwn} and ${isTogether} and ${leavingOut(holdsWords)}`, by)
    const elsewhere = first(keys, sql`${rowsWithGrams(isNarrowed)} and not ${isTogether}`, by)
    return sql`select ${keys} from (${together} union all ${elsewhere}) l ${by} ${onePage}`
  },
  total: sql`null::int`,
}

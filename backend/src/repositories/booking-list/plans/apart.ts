import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { matchesFilters, holdsWords, isBetween, isOwn, hideFromPlanner, onePage, value } from '../conditions'
import { ORDERS, orderOf } from '../orders'
import type { Plan } from './plan'
import { hasGrams, isMeant } from './searched'

/** The first rows of each part that can be on the page. */
const first = (keys: SQL, condition: SQL, by: SQL) => sql`(select ${keys} from own_booking_list l
  where ${condition} ${by} limit ${value('size')}::bigint + ${value('offset')}::bigint)`

/**
 * Names that begin with the word stand together in the index of their order, which gives their first rows. Only rows
 * with the word elsewhere are sorted, after those are excluded. For a single word that is a common name.
 */
export const apart: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const isTogether = isBetween(sql.raw(ORDERS[order.sort][0] ?? ''))
    const isFit = matchesFilters(isNarrowed)
    const together = sql`${isOwn} and ${isTogether} and ${hideFromPlanner(sql`${holdsWords} and ${isFit}`)}`
    const elsewhere = sql`${hasGrams} and case when ${isTogether} then false else ${isMeant} and ${isFit} end`
    return sql`select ${keys} from (${first(keys, together, by)} union all ${first(keys, elsewhere, by)}) l
      ${by} ${onePage}`
  },
  total: sql`null::int`,
}

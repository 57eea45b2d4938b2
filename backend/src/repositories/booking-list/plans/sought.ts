import { sql } from 'drizzle-orm'
import { matchesFilters, holdsWords, isOwn, hideFromPlanner, onePage } from '../conditions'
import { orderOf } from '../orders'
import type { Plan } from './plan'

/** Reads the index of the order and skips rows without the words. For many matches. */
export const sought: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const isMet = hideFromPlanner(sql`${holdsWords} and ${matchesFilters(isNarrowed)}`)
    return sql`select ${keys} from own_booking_list l where ${isOwn} and ${isMet} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

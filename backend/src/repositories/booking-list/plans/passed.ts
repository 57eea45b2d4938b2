import { sql } from 'drizzle-orm'
import { matchesFilters, isOwn, hideFromPlanner, onePage } from '../conditions'
import { orderOf } from '../orders'
import type { Plan } from './plan'

/** Reads the index of the order and skips rows that do not match. For many matches. */
export const passed: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys} from own_booking_list l where ${isOwn} and ${hideFromPlanner(matchesFilters(isNarrowed))} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

import { sql } from 'drizzle-orm'
import { onePage, rowsOfFacets } from '../conditions'
import { orderOf } from '../orders'
import type { Plan } from './plan'

/** All matches by their facets, sorted. For few matches. */
export const sorted: Plan = {
  page: (order) => {
    const { keys, by } = orderOf(order, true)
    return sql`select ${keys} from ${rowsOfFacets} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

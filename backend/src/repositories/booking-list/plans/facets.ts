import { sql } from 'drizzle-orm'
import { facets as fittingFacets, isOwn, isWithin, onePage, value } from '../conditions'
import { listed, ORDERS, orderOf, withinFacet } from '../orders'
import type { Plan } from './plan'

/** Takes the first rows of every matching facet in order, and from these the page. For many matches. */
export const facets: Plan = {
  page: (order) => {
    const { keys, by } = orderOf(order, true)
    const own = withinFacet(order.sort)
    return sql`select ${keys} from ${fittingFacets} f cross join lateral (
      select ${listed(own, (name) => `l.${name}`)} from own_booking_list l
      where ${isOwn} and l.facet = f.id ${ORDERS[order.sort].includes('date_entered') ? sql`and ${isWithin}` : sql``}
      order by ${listed(own, (name) => `l.${name} ${order.direction}`)}
      limit ${value('size')}::bigint + ${value('offset')}::bigint) l ${by} ${onePage}`
  },
  total: sql`null::int`,
}

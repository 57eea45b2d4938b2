import { sql } from 'drizzle-orm'
import { asked, isOwn, leavingOut, onePage } from '../conditions'
import { orderOf } from '../orders'
import type { Plan } from './plan'

/** The index of the order, leaving out what does not fit. For much. */
export const passed: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys} from own_booking_list l where ${isOwn} and ${leavingOut(asked(isNarrowed))} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

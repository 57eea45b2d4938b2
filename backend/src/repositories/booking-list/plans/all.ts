import { sql } from 'drizzle-orm'
import { isOwn, onePage } from '../conditions'
import { counted } from '../counted'
import { orderOf } from '../orders'
import type { Plan } from './plan'

/** All bookings of the practice. */
export const allRows = sql`own_booking_list l where ${isOwn}`

/** Without filters: reads the index of the order from its end. */
export const all: Plan = {
  page: (order) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys} from ${allRows} ${by} ${onePage}`
  },
  total: counted(allRows),
}

import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** What was made unreadable of owners. Keys: `migrations/*.sql`. */
export const erasures = pgTable(
  'erasures',
  {
    practiceId: text('practice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    at: instant().notNull(),
    reason: text().$type<'age' | 'asked'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.at] })],
)

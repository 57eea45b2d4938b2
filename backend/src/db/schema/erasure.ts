import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** Erasures of owners' data. Keys: `migrations/*.sql`. */
export const erasures = pgTable(
  'erasures',
  {
    practiceId: text('practice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    at: instant().notNull(),
    reason: text().$type<'age' | 'request'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.bookingId, table.at] })],
)

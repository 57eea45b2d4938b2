import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'
import type { bookingLines } from './booking'

/** A line as it was ordered; what it means for travel and pets is looked up when it is ordered again. */
export type KeptLine = Pick<
  typeof bookingLines.$inferSelect,
  | 'id'
  | 'seq'
  | 'productId'
  | 'name'
  | 'quantity'
  | 'listPrice'
  | 'baseRate'
  | 'discountPrice'
  | 'engravingText'
  | 'packageProducts'
  | 'children'
>

/** Lists that a practice keeps under a name. Keys: `migrations/*.sql`. */
export const keptLists = pgTable(
  'kept_lists',
  {
    practiceId: text('practice_id').notNull(),
    id: text().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    lines: jsonb().$type<readonly KeptLine[]>().notNull(),
    keptAt: instant('kept_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.id] })],
)

import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'
import type { bookingLines } from './booking'

/** A line as it was ordered. Its facts about travel and pets are looked up when it is ordered again. */
export type SavedLine = Pick<
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

/** Saved lists of each practice. Keys: `migrations/*.sql`. */
export const savedLists = pgTable(
  'saved_lists',
  {
    practiceId: text('practice_id').notNull(),
    id: text().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    lines: jsonb().$type<readonly SavedLine[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.practiceId, table.id] })],
)

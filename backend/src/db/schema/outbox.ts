import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './column-types'

/** Pending work at other services. Keys and indexes: `migrations/*.sql`. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  payload: jsonb().$type<unknown>().notNull(),
  /** Removed when the item is done. */
  bytes: bytes(),
  /** When the item is due, which can be a later day. */
  dueAt: instant('due_at').notNull(),
  attempts: integer().notNull().default(0),
  /** Time of the next attempt. During an attempt, when another process may take over. */
  nextAt: instant('next_at').notNull(),
  lastError: text('last_error'),
  doneAt: instant('done_at'),
})

import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './column-types'

/** What is still to be done at other services. Keys and indexes: `migrations/*.sql`. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  payload: jsonb().$type<unknown>().notNull(),
  /** Gone as soon as it is done. */
  bytes: bytes(),
  /** Since when it is due: a later day for what is sent by then. */
  createdAt: instant('created_at').notNull(),
  attempts: integer().notNull().default(0),
  /** When it is tried next; while somebody tries, when another may. */
  nextAt: instant('next_at').notNull(),
  lastError: text('last_error'),
  doneAt: instant('done_at'),
})

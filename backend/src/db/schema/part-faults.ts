import { FAULT_CHANNELS } from '@portal/api-client/contract/part'
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/** Faults that pages met; nothing of a person. Keys: `migrations/*.sql`. */
export const partFaults = pgTable(
  'part_faults',
  {
    /** In UTC. */
    day: date().notNull(),
    /** Of all that tells a kind from another. */
    digest: text().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    channel: text({ enum: FAULT_CHANNELS }).notNull(),
    /** The route, never an address. */
    page: text(),
    message: text().notNull(),
    /** Places in the remote's own files, a line each. */
    stack: text().notNull(),
    times: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  ({ day, digest }) => [primaryKey({ columns: [day, digest] })],
)

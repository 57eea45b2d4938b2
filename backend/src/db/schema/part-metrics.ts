import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

const versionColumns = {
  /** When its five minutes begin. */
  bucket: instant().notNull(),
  remote: text().notNull(),
  version: text().notNull(),
}

/** How versions of remotes fare on pages; nothing of a person. Keys: `migrations/*.sql`. */
export const partMetrics = pgTable(
  'part_metrics',
  {
    ...versionColumns,
    loads: integer().notNull(),
    faulty: integer().notNull(),
    failed: integer().notNull(),
    render: integer().notNull(),
    api: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.remote, table.version] })],
)

export const partTimes = pgTable(
  'part_times',
  {
    ...versionColumns,
    /** `stepOf` the milliseconds. */
    step: integer().notNull(),
    loads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.remote, table.version, table.step] })],
)

import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

const versionColumns = {
  /** Start of the bucket's five minutes. */
  bucket: instant().notNull(),
  remote: text().notNull(),
  version: text().notNull(),
}

/** Loads and failures of remotes' versions on pages, without personal data. Keys: `migrations/*.sql`. */
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
    /** Step of the load time: `stepOf` its milliseconds. */
    step: integer().notNull(),
    loads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.remote, table.version, table.step] })],
)

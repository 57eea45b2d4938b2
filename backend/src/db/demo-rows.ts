import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows of one table, typed where they are made. */
export interface Rows {
  readonly table: PgTable
  readonly rows: readonly Record<string, unknown>[]
}

/** Pairs a table with rows that fit it. */
export function rowsOf<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): Rows {
  return { table, rows }
}

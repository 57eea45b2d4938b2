import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { value } from './conditions'

/** Counting stops here. This keeps large practices fast, and nobody reads a larger number. */
export const MOST_COUNTED = 1000

/** The number of rows, counted up to the limit. */
export const counted = (rows: SQL) =>
  sql<number>`(select count(*)::int from (select 1 from ${rows} limit ${value('most')}::bigint) counted)`

import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { value } from './conditions'

/** Counting stops here: it keeps big practices fast, and nobody reads the number. */
export const MOST_COUNTED = 1000

/** As many as there are, counted no further than asked. */
export const counted = (rows: SQL) =>
  sql<number>`(select count(*)::int from (select 1 from ${rows} limit ${value('most')}::bigint) counted)`

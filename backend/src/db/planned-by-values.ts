import { sql } from 'drizzle-orm'
import type { Db } from './connect'

const READ_ONLY = { accessMode: 'read only' } as const

/** Runs `work` with plans for its actual values, for queries whose best plan depends on them. */
export const plannedByValues = <Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return work(tx)
  }, READ_ONLY)

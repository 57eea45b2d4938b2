import { sql } from 'drizzle-orm'
import type { Db } from './connect'

const READ_ONLY = { accessMode: 'read only' } as const

/** Plans what `work` reads for the values it asks with: where these decide on the way, one plan for all is a wrong one. */
export const plannedByValues = <Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return work(tx)
  }, READ_ONLY)

import { sql } from 'drizzle-orm'
import type { Db } from './connect'

const prepared = new WeakMap<object, Map<unknown, unknown>>()

/**
 * Prepares the statement that `build` returns once per session; every connection parses it once. A pooled connection
 * keeps its session, so that later transactions reuse its statements.
 */
export function preparedOn<Statement>(db: Db, build: (db: Db) => Statement): Statement {
  const { session } = db._
  let known = prepared.get(session)
  if (known === undefined) prepared.set(session, (known = new Map()))
  if (!known.has(build)) known.set(build, build(db))
  return known.get(build) as Statement // only `build` itself sets its entry
}

const READ_ONLY = { accessMode: 'read only' } as const

/** Runs `work` with plans for its actual values, for queries whose best plan depends on them. */
export const plannedByValues = <Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return work(tx)
  }, READ_ONLY)

/** Caches builders by shape, so that prepared statements are found by their builder. */
export function memoByShape<Of extends object, Builder>(make: (shape: Of) => Builder): (shape: Of) => Builder {
  const made = new Map<string, Builder>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = made.get(key) ?? make(shape)
    made.set(key, known)
    return known
  }
}

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

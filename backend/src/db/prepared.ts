import type { Db } from './connect'

const prepared = new WeakMap<Db, Map<unknown, unknown>>()

/** The statement that `build` makes for this database, made once; every connection parses it once. */
export function preparedOn<Statement>(db: Db, build: (db: Db) => Statement): Statement {
  let known = prepared.get(db)
  if (known === undefined) prepared.set(db, (known = new Map()))
  if (!known.has(build)) known.set(build, build(db))
  return known.get(build) as Statement // only `build` itself sets its entry
}

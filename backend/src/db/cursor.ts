import { fillPlaceholders, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { array, object, parse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Db } from './connect'

/** Rows fetched at once, however long a list is. */
export const ROWS_AT_ONCE = 500

interface SqlQuery {
  toSQL(): { readonly sql: string; readonly params: unknown[] }
}

/**
 * Streams the rows of a query with a database cursor, as they were at its beginning. Each row has one column `row`,
 * which the schema parses. The cursor lives in the transaction `tx`.
 */
export async function* rowsByCursor<S extends GenericSchema>(
  tx: Db,
  question: SqlQuery,
  values: Record<string, unknown>,
  schema: S,
): AsyncGenerator<InferOutput<S>[]> {
  const Answer = object({ rows: array(object({ row: schema })) })
  await tx.execute(sql`declare rows_of_list no scroll cursor for ${withValues(question, values)}`)
  for (;;) {
    const answer = await tx.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_list`))
    const rows = parse(Answer, answer).rows.map(({ row }) => row)
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** The query with its values as parameters: a statement that declares a cursor cannot be prepared with placeholders. */
function withValues(question: SqlQuery, values: Record<string, unknown>): SQL {
  const { sql: text, params } = question.toSQL()
  const filled = fillPlaceholders(params, values)
  const parts = text.split(/\$\d+/)
  return sql.join(
    parts.flatMap((part, at) => (at === 0 ? sql.raw(part) : [sql`${sql.param(filled[at - 1])}`, sql.raw(part)])),
  )
}

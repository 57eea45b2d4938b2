import { Query } from 'pg'
import type { Connection, PoolClient, QueryConfig } from 'pg'
import { CONFINE, PRACTICE_ROLE } from './wall'

const NAME = 'confine'

/** Made once for each connection, by its first message. */
export const PREPARE_CONFINE = `prepare ${NAME} (text, text, boolean) as ${CONFINE}`

/** Into the one message that begins a transaction. */
export const confining = (client: PoolClient, practice: string) =>
  `; ${CONFINE.replaceAll('$1', `'${PRACTICE_ROLE}'`).replaceAll('$2', client.escapeLiteral(practice)).replaceAll('$3', 'true')}`

/**
 * A statement by itself that is asked for a practice: role and practice go before it in the same message and are over
 * with it, as everything up to one Sync is one transaction. So the wall costs no round trip [OPEN-192].
 */
export function confinedQuery(
  send: (query: Query) => unknown,
  config: QueryConfig,
  values: unknown[] | undefined,
  practice: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new Query(config, values, (error, result) => (error ? reject(error) : resolve(result)))
    send(Object.assign(query, withFirst(query, practice)))
  })
}

/** The methods of a query that say something before it, and do not take the answer to that for its own. */
function withFirst(query: Query, practice: string) {
  let isFirst = true
  const own = (name: string, given: unknown[]): unknown => {
    const method: unknown = Reflect.get(Query.prototype, name)
    if (typeof method !== 'function') throw new Error(`pg's query has no ${name}.`)
    return Reflect.apply(method, query, given)
  }
  return {
    queryMode: 'extended',
    prepare: (connection: Connection) => {
      connection.bind({ portal: '', statement: NAME, values: [PRACTICE_ROLE, practice, 'true'] }, true)
      connection.execute({ portal: '' }, true)
      own('prepare', [connection])
    },
    handleDataRow: (...given: unknown[]) => (isFirst ? undefined : own('handleDataRow', given)),
    handleCommandComplete: (...given: unknown[]) => {
      if (!isFirst) return own('handleCommandComplete', given)
      isFirst = false
      return undefined
    },
  }
}

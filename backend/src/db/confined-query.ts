import { Query } from 'pg'
import type { Connection, PoolClient, QueryConfig } from 'pg'
import { PRACTICE_ROLE } from './practice-rights'
import { CONFINE } from './wall'
import type { ActingUser } from './wall'

const NAME = 'confine'

/** Made once for each connection, by its first message. */
export const PREPARE_CONFINE = `prepare ${NAME} (text, text, text, boolean) as ${CONFINE}`

/** Into the one message that begins a transaction. */
export function confining(client: PoolClient, { practiceId, username }: ActingUser): string {
  const values = [PRACTICE_ROLE, practiceId, username].map((value) => client.escapeLiteral(value))
  return `; ${CONFINE.replaceAll(/\$(\d)/g, (_, at) => values[Number(at) - 1] ?? 'true')}`
}

/**
 * A statement by itself that is asked for a practice: role, practice and user go before it in the same message and are over
 * with it, as everything up to one Sync is one transaction. So the wall costs no round trip [OPEN-192].
 */
export function confinedQuery(
  send: (query: Query) => unknown,
  config: QueryConfig,
  values: unknown[] | undefined,
  acting: ActingUser,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new Query(config, values, (error, result) => (error ? reject(error) : resolve(result)))
    send(Object.assign(query, withFirst(query, acting)))
  })
}

/** The methods of a query that say something before it, and do not take the answer to that for its own. */
function withFirst(query: Query, { practiceId, username }: ActingUser) {
  let isFirst = true
  const own = (name: string, args: unknown[]): unknown => {
    const method: unknown = Reflect.get(Query.prototype, name)
    if (typeof method !== 'function') throw new Error(`pg's query has no ${name}.`)
    return Reflect.apply(method, query, args)
  }
  return {
    queryMode: 'extended',
    prepare: (connection: Connection) => {
      connection.bind({ portal: '', statement: NAME, values: [PRACTICE_ROLE, practiceId, username, 'true'] }, true)
      connection.execute({ portal: '' }, true)
      own('prepare', [connection])
    },
    handleDataRow: (...args: unknown[]) => (isFirst ? undefined : own('handleDataRow', args)),
    handleCommandComplete: (...args: unknown[]) => {
      if (!isFirst) return own('handleCommandComplete', args)
      isFirst = false
      return undefined
    },
  }
}

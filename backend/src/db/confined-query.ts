import { Query } from 'pg'
import type { Connection, PoolClient, QueryConfig } from 'pg'
import { PRACTICE_ROLE } from './practice-rights'
import { CONFINE } from './wall'
import type { ActingUser } from './wall'

const NAME = 'confine'

/** Prepared once per connection, with its first message. */
export const PREPARE_CONFINE = `prepare ${NAME} (text, text, text, boolean) as ${CONFINE}`

/** SQL to append to the message that begins a transaction. */
export function confining(client: PoolClient, { practiceId, username }: ActingUser): string {
  const values = [PRACTICE_ROLE, practiceId, username].map((value) => client.escapeLiteral(value))
  return `; ${CONFINE.replaceAll(/\$(\d)/g, (_, at) => values[Number(at) - 1] ?? 'true')}`
}

/**
 * Runs a single statement for a practice. One message sets role, practice and user, and runs the statement. Everything
 * up to a Sync is one transaction, so the settings end with it, and isolation costs no round trip [OPEN-192].
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

/** Methods of a query that first sends the settings and ignores their result. */
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

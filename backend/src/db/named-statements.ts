import type { PoolClient, QueryConfig } from 'pg'
import { thisCall } from '@portal/server'
import { isObject } from '@portal/domain/unknown'
import { confinedQuery, confining } from './confined-query'
import { actingFor } from './wall'
import type { ActingUser } from './wall'

/** More texts than the portal has; what a caller can vary (the length of a list) fills no connection beyond. */
const AT_MOST = 400

/** What a connection has been told by name, by the portal itself and for practices, and whether a transaction is open. */
interface ConnectionState {
  readonly portal: Map<string, string>
  readonly practice: Map<string, string>
  isInTransaction: boolean
}

/**
 * Lets a connection parse and plan each statement with parameters once: it is told by name from then on. Whoever acts
 * for a practice has names of its own, since a plan holds the policies of the role that it was made for [OPEN-192].
 */
export function nameStatements(client: PoolClient): PoolClient {
  const state: ConnectionState = { portal: new Map(), practice: new Map(), isInTransaction: false }
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, ...rest]: readonly unknown[]) => {
      const send = (...given: unknown[]): unknown => Reflect.apply(query, self, given)
      if (!isStatement(statement)) return send(statement, ...rest)
      const acting = actingFor()
      const isAlone = !state.isInTransaction
      noteTransaction(state, statement.text)
      if (isBegin(statement.text)) return send(begin(statement.text, client, acting))
      const config = named(statement, state, acting === null ? 'portal' : 'practice')
      const [values] = rest
      if (acting === null || !isAlone) return send(config, ...rest)
      return confinedQuery(send, config, Array.isArray(values) ? values : undefined, acting)
    },
  })
  return client
}

const isStatement = (given: unknown): given is QueryConfig =>
  isObject(given) && 'text' in given && typeof given.text === 'string' && !('submit' in given)

/** As drizzle says it; one that only reads says so after it. */
const isBegin = (text: string) => text === 'begin' || text === 'begin read only'

function noteTransaction(state: ConnectionState, text: string): void {
  if (isBegin(text)) state.isInTransaction = true
  else if (text === 'commit' || text === 'rollback') state.isInTransaction = false
}

/**
 * The begin of a transaction, under the id of the call that it belongs to: the database's own log and its list of who is
 * at work name it. In one message with the practice that it is for, so that both cost nothing; a read without a
 * transaction has no name.
 */
function begin(text: string, client: PoolClient, acting: ActingUser | null): string {
  const { request } = thisCall() ?? {}
  const name = request === undefined ? '' : `; set local application_name = 'portal ${request}'`
  return `${text}${name}${acting === null ? '' : confining(client, acting)}`
}

function named(statement: QueryConfig, state: ConnectionState, by: 'portal' | 'practice'): QueryConfig {
  if (statement.name !== undefined && by === 'portal') return statement
  const name = nameOf(statement.text, state[by], by)
  return name === undefined ? statement : { ...statement, name }
}

function nameOf(text: string, names: Map<string, string>, by: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= AT_MOST) return known
  const name = `${by}_${names.size + 1}`
  names.set(text, name)
  return name
}

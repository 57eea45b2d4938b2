import type { PoolClient, QueryConfig } from 'pg'
import { thisCall } from '@portal/server'
import { isObject } from '@portal/domain/unknown'
import { confinedQuery, confining } from './confined-query'
import { actingFor } from './wall'
import type { ActingUser } from './wall'

/**
 * Larger than the number of the portal's statements. Limits the variants that callers can cause, such as lists of
 * different length.
 */
const AT_MOST = 400

/**
 * Names of statements prepared on a connection, for the portal and for practices, and whether a transaction is open.
 */
interface ConnectionState {
  readonly portal: Map<string, string>
  readonly practice: Map<string, string>
  isInTransaction: boolean
}

/**
 * Names every statement with parameters, so that a connection parses and plans it once. Statements for practices have
 * names of their own, because a plan contains the policies of its role [OPEN-192].
 */
export function nameStatements(client: PoolClient): PoolClient {
  const state: ConnectionState = { portal: new Map(), practice: new Map(), isInTransaction: false }
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, ...rest]: readonly unknown[]) => {
      const send = (...args: unknown[]): unknown => Reflect.apply(query, self, args)
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

const isStatement = (value: unknown): value is QueryConfig =>
  isObject(value) && 'text' in value && typeof value.text === 'string' && !('submit' in value)

/** The texts that drizzle sends. */
const isBegin = (text: string) => text === 'begin' || text === 'begin read only'

function noteTransaction(state: ConnectionState, text: string): void {
  if (isBegin(text)) state.isInTransaction = true
  else if (text === 'commit' || text === 'rollback') state.isInTransaction = false
}

/**
 * Text that begins a transaction. The same message sets the practice, and the request id as the application name for
 * the database's log, so that neither costs a round trip. Transactions only: a single statement gets no name.
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

import type { PoolClient } from 'pg'
import { thisCall } from '@portal/server'
import { isObject } from '@portal/domain/unknown'

/** More texts than the portal has; what a caller can vary (the length of a list) fills no connection beyond. */
const AT_MOST = 400

/** Lets a connection parse and plan each statement with parameters once: it is told by name from then on. */
export function nameStatements(client: PoolClient): PoolClient {
  const names = new Map<string, string>()
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, ...rest]: readonly unknown[]) =>
      isBegin(statement)
        ? Reflect.apply(query, self, [begin()])
        : Reflect.apply(query, self, [named(statement, names), ...rest]),
  })
  return client
}

const isBegin = (statement: unknown) => isObject(statement) && 'text' in statement && statement.text === 'begin'

/**
 * The begin of a transaction, under the id of the call that it belongs to: the database's own log and its list of who is
 * at work name it. In one message, so that it costs nothing; a read without a transaction has no name.
 */
function begin(): string {
  const { request } = thisCall() ?? {}
  return request === undefined ? 'begin' : `begin; set local application_name = 'portal ${request}'`
}

function named(statement: unknown, names: Map<string, string>): unknown {
  if (!isObject(statement) || !('text' in statement)) return statement
  if (('name' in statement && statement.name !== undefined) || typeof statement.text !== 'string') return statement
  const name = nameOf(statement.text, names)
  return name === undefined ? statement : { ...statement, name }
}

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= AT_MOST) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}

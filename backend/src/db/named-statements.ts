import type { PoolClient } from 'pg'
import { isObject } from '@portal/domain/unknown'

/** More texts than the portal has; what a caller can vary (the length of a list) fills no connection beyond. */
const AT_MOST = 400

/** Lets a connection parse and plan each statement with parameters once: it is told by name from then on. */
export function nameStatements(client: PoolClient): PoolClient {
  const names = new Map<string, string>()
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, ...rest]: readonly unknown[]) =>
      Reflect.apply(query, self, [named(statement, names), ...rest]),
  })
  return client
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

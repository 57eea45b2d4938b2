import type { PGlite } from '@electric-sql/pglite'
import { actingFor, CONFINE, PRACTICE_ROLE } from './wall'

const USES: ReadonlySet<PropertyKey> = new Set(['query', 'exec', 'transaction'])

/**
 * An embedded database behind the second wall [OPEN-192]. It has one connection, on which one thing happens after the
 * other: role and practice stay on it until somebody asks for another.
 */
export function walled(client: PGlite): PGlite {
  let now: string | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function use(method: (...given: unknown[]) => unknown, given: unknown[], practice: string | null) {
    if (practice !== now) {
      await client.query(CONFINE, [practice === null ? 'none' : PRACTICE_ROLE, practice ?? '', false])
      now = practice
    }
    return Reflect.apply(method, client, given)
  }

  return new Proxy(client, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(client, name)
      if (typeof value !== 'function') return value
      if (!USES.has(name)) return value.bind(client)
      return (...given: unknown[]) => {
        const practice = actingFor()
        const done = last.then(() => use((...all) => Reflect.apply(value, client, all), given, practice))
        last = done.catch(() => {})
        return done
      }
    },
  })
}

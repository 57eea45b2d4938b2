import type { PGlite } from '@electric-sql/pglite'
import { PRACTICE_ROLE } from './practice-rights'
import { actingFor, CONFINE } from './wall'
import type { ActingUser } from './wall'

const USES: ReadonlySet<PropertyKey> = new Set(['query', 'exec', 'transaction'])

/**
 * An embedded database with row-level security [OPEN-192]. Its single connection runs one statement at a time; role,
 * practice and user stay set until another caller needs others.
 */
export function walled(client: PGlite): PGlite {
  let now: ActingUser | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function use(method: (...args: unknown[]) => unknown, args: unknown[], acting: ActingUser | null) {
    if (acting?.practiceId !== now?.practiceId || acting?.username !== now?.username) {
      const role = acting === null ? 'none' : PRACTICE_ROLE
      await client.query(CONFINE, [role, acting?.practiceId ?? '', acting?.username ?? '', false])
      now = acting
    }
    return Reflect.apply(method, client, args)
  }

  return new Proxy(client, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(client, name)
      if (typeof value !== 'function') return value
      if (!USES.has(name)) return value.bind(client)
      return (...args: unknown[]) => {
        const acting = actingFor()
        const done = last.then(() => use((...all) => Reflect.apply(value, client, all), args, acting))
        last = done.catch(() => {})
        return done
      }
    },
  })
}

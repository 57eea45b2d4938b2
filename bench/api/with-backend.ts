import { loadWorld, openDatabase } from 'backend'
import { demoRows } from 'demo'
import { MINUTE_MS } from '@portal/domain'
import { Client } from 'pg'
import { ensurePostgres } from '../../scripts/lib/postgres.mjs'
import { CLIENT_ID, ISSUER, NOTE_FRESH_SIGN_INS, freshTokens, startIdentity } from '../../backend/test/identity'
import { startPostgres } from '../../backend/test/postgres'
import type { Postgres } from '../../backend/test/postgres'
import { stubServer } from '../../backend/test/stub-server'
import { startProcess } from './backend-process'
import type { BackendProcess } from './backend-process'

/** What is measured: the running backends, what was loaded into them, and each user's token. */
export interface Bench<World> {
  readonly urls: readonly string[]
  readonly pids: readonly number[]
  readonly world: World
  readonly tokenOf: (user: string) => string
  /** How many rows the database has of a table. */
  readonly rowsOf: (table: string) => Promise<number>
}

/** The address of a PostgreSQL for several benches, of which the first one fills it: written by `bench/small.ts`. */
export const SHARED = process.env.BENCH_DATABASE

const notOwn = async (url: string): Promise<Postgres> => ({ url, stop: () => Promise.resolve() })

async function own(settings: Readonly<Record<string, string>>): Promise<Postgres> {
  await ensurePostgres()
  const lasting = { synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' }
  return startPostgres({ shared_buffers: '256MB', ...lasting, ...settings })
}

/** Backends of its own on a PostgreSQL of its own, so set up, or a shared one, that holds the demo world and what `fill` adds. */
export async function withBackend<World extends { readonly users: readonly string[] }, Answer>(
  fill: (client: Client) => Promise<World>,
  measure: (bench: Bench<World>) => Promise<Answer>,
  settings: Readonly<Record<string, string>> = {},
  count = 1,
): Promise<Answer> {
  const [postgres, identity, realtime] = await Promise.all([
    SHARED ? notOwn(SHARED) : own(settings),
    startIdentity(),
    stubServer(),
  ])
  const env = envOf(postgres.url, identity.options.jwksUri, new URL(realtime.url))
  try {
    const since = Date.now()
    const world = await filled(postgres.url, fill)
    console.log(`loaded in ${((Date.now() - since) / 1000).toFixed(1)} s`)
    const tokenNow = freshTokens(identity)
    const tokens = new Map<string, string>()
    const renew = () => Promise.all(world.users.map(async (user) => tokens.set(user, await tokenNow(user)())))
    await renew()
    const renewal = setInterval(() => void renew(), MINUTE_MS)
    const backends: BackendProcess[] = []
    try {
      while (backends.length < count) backends.push(await startProcess(env))
      const [urls, pids] = [backends.map(({ url }) => url), backends.map(({ pid }) => pid)]
      const rowsOf = (table: string) => counted(postgres.url, table)
      return await measure({ urls, pids, world, rowsOf, tokenOf: (user) => tokens.get(user) ?? '' })
    } finally {
      clearInterval(renewal)
      await Promise.all(backends.map((each) => each.stop()))
    }
  } finally {
    await Promise.all([postgres.stop(), identity.stop(), realtime.stop()])
  }
}

const envOf = (database: string, jwksUri: string, realtime: URL) => ({
  DATABASE_URL: database,
  IDENTITY_ISSUER: ISSUER,
  IDENTITY_CLIENT_ID: CLIENT_ID,
  IDENTITY_JWKS_URI: jwksUri,
  PUSHER_HOST: realtime.hostname,
  PUSHER_PORT: realtime.port,
})

/** The demo world, and what `fill` adds to it; what is there already stays. */
export async function filled<World>(url: string, fill: (client: Client) => Promise<World>): Promise<World> {
  const connection = await openDatabase({ url })
  await loadWorld(connection.db, () => demoRows(new Date()))
  await connection.close()
  // A connection of its own: the backend's own give up on statements this long.
  const client = new Client({ connectionString: url })
  await client.connect()
  const world = await fill(client)
  await client.query(NOTE_FRESH_SIGN_INS)
  await client.end()
  return world
}

async function counted(url: string, table: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  await client.end()
  return rows[0]?.count ?? 0
}

/** One of them, by chance. */
export function pick<T>(from: readonly T[]): T {
  const one = from[Math.floor(Math.random() * from.length)]
  if (one === undefined) throw new Error('Nothing to pick from.')
  return one
}

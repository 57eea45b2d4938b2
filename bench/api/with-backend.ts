import { loadWorld, openDatabase } from 'backend'
import { demoRows } from 'demo'
import { MINUTE_MS } from '@portal/domain'
import { Client } from 'pg'
import { ensurePostgres } from '../../scripts/lib/postgres.mjs'
import { startProcess } from '../../scripts/lib/server-process'
import { CLIENT_ID, ISSUER, NOTE_FRESH_SIGN_INS, freshTokens, startIdentity } from '../../backend/test/identity'
import { startPostgres } from '../../backend/test/postgres'
import { stubServer } from '../../backend/test/stub-server'
import { loadBookings } from './load-bookings'
import type { BenchWorld } from './load-bookings'

/** The running servers, the content of their database, and tokens by user. */
export interface Bench {
  readonly portal: string
  readonly plain: string
  readonly world: BenchWorld
  readonly tokenOf: (user: string) => string
  countBookings(): Promise<number>
}

/** Durability settings of production. */
const DATABASE = { shared_buffers: '256MB', synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' }

/** Runs backend and plain server on a PostgreSQL with the demo world and further bookings. */
export async function withBackend<T>(bookings: number, measure: (bench: Bench) => Promise<T>): Promise<T> {
  await ensurePostgres()
  const [postgres, identity, realtime] = await Promise.all([startPostgres(DATABASE), startIdentity(), stubServer()])
  const ended: (() => unknown)[] = [postgres.stop, identity.stop, realtime.stop]
  try {
    const world = await fill(postgres.url, bookings)
    const tokenNow = freshTokens(identity)
    const tokens = new Map<string, string>()
    const renew = () => Promise.all(world.users.map(async (user) => tokens.set(user, await tokenNow(user)())))
    await renew()
    const renewal = setInterval(() => void renew(), MINUTE_MS)
    ended.unshift(() => clearInterval(renewal))
    const env = envOf(postgres.url, identity.options.jwksUri, new URL(realtime.url))
    const portal = await startProcess('backend/src/main.ts', env)
    ended.unshift(portal.stop)
    const plain = await startProcess('bench/api/plain-server.ts', env)
    ended.unshift(plain.stop)
    const countBookings = () => withClient(postgres.url, countAll)
    return await measure({
      portal: portal.url,
      plain: plain.url,
      world,
      tokenOf: (user) => tokens.get(user) ?? '',
      countBookings,
    })
  } finally {
    for (const end of ended) await end()
  }
}

const envOf = (database: string, jwksUri: string, realtime: URL) => ({
  // The benchmark makes a day's calls in a few seconds.
  STAFF_CALLS: '100000000',
  PRACTICE_CALLS: '100000000',
  PORT_BACKEND: '0',
  DATABASE_URL: database,
  IDENTITY_ISSUER: ISSUER,
  IDENTITY_CLIENT_ID: CLIENT_ID,
  IDENTITY_JWKS_URI: jwksUri,
  PUSHER_HOST: realtime.hostname,
  PUSHER_PORT: realtime.port,
})

async function fill(url: string, bookings: number): Promise<BenchWorld> {
  const connection = await openDatabase({ url })
  await loadWorld(connection.db, () => demoRows(new Date()))
  await connection.close()
  return withClient(url, async (client) => {
    const world = await loadBookings(client, bookings)
    await client.query(NOTE_FRESH_SIGN_INS)
    return world
  })
}

/** Its own connection, because the backend's time out on long statements. */
async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function countAll(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from bookings')
  return rows[0]?.count ?? 0
}

/** A random element; throws for an empty list. */
export function pick<T>(from: readonly T[]): T {
  const one = from[Math.floor(Math.random() * from.length)]
  if (one === undefined) throw new Error('Nothing to pick from.')
  return one
}

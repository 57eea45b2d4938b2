import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { loadWorld, openDatabase } from 'backend'
import { demoRows } from 'demo'
import { CLIENT_ID, ISSUER, startIdentity } from '../../backend/test/identity'
import { owner, pet } from '../../backend/test/booking'
import { startPostgres } from '../../backend/test/postgres'
import { startProcess } from './backend-process'
import { loadBookings, searchTerms } from './load-bookings'
import type { BenchWorld } from './load-bookings'
import { shootAt } from './load-generator'
import type { Shot } from './load-generator'
import { report } from './report'

const BOOKINGS = 100_000
const PER_SECOND = 300
const P95_MS = 50

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const seconds = Number(values.seconds)

/** Starts everything, shoots, prints; whether the target was met. */
async function main(): Promise<boolean> {
  const [postgres, identity] = await Promise.all([
    startPostgres({ shared_buffers: '256MB', synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' }),
    startIdentity(),
  ])
  try {
    const world = await fill(postgres.url)
    const tokens = new Map(
      await Promise.all(world.users.map(async (user) => [user, await identity.token(user)] as const)),
    )
    const backend = await startProcess({
      DATABASE_URL: postgres.url,
      IDENTITY_ISSUER: ISSUER,
      IDENTITY_CLIENT_ID: CLIENT_ID,
      IDENTITY_JWKS_URI: identity.options.jwksUri,
    })
    try {
      await shootAt(backend.url, 50, 3, () => shotOf(world, tokens))
      const results = await shootAt(backend.url, PER_SECOND, seconds, () => shotOf(world, tokens))
      return report(results, { bookings: BOOKINGS, perSecond: PER_SECOND, seconds, p95: P95_MS })
    } finally {
      await backend.stop()
    }
  } finally {
    await Promise.all([postgres.stop(), identity.stop()])
  }
}

async function fill(url: string): Promise<BenchWorld> {
  const connection = await openDatabase({ url })
  const started = Date.now()
  await loadWorld(connection.db, () => demoRows(new Date()))
  await connection.close()
  // A connection of its own: the backend's own give up on statements this long.
  const client = new Client({ connectionString: url })
  await client.connect()
  const world = await loadBookings(client, BOOKINGS)
  await client.end()
  console.log(`${BOOKINGS} bookings loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return world
}

/** The mix of the day: 60 % lists, 25 % one booking, 5 % searches, 10 % new bookings. */
function shotOf(world: BenchWorld, tokens: ReadonlyMap<string, string>): Shot {
  const user = pick(world.users)
  const base = { method: 'GET', token: tokens.get(user) ?? '' }
  const die = Math.random() * 100
  if (die < 60) return { ...base, kind: 'list', path: pick(lists) }
  if (die < 85) return { ...base, kind: 'one', path: `/portal/booking/${pick(world.bookingIds.get(user) ?? [])}` }
  if (die < 90) return { ...base, kind: 'search', path: `/portal/booking?search_term=${pick(searchTerms)}` }
  return {
    ...base,
    kind: 'create',
    method: 'POST',
    path: '/portal/booking',
    body: bodyOf(user),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  }
}

const lists = [
  '/portal/booking?page=1',
  '/portal/booking?page=1',
  '/portal/booking?page=3',
  '/portal/booking?page=40',
  '/portal/booking?page_size=5&booking_type=Private&order_stage=Pet+Collected+-+Pending+Details,VP+Unsubmitted',
  '/portal/booking?page_size=5&booking_type=Private&order_stage=Awaiting+Return+Delivery',
  '/portal/booking?sort=owner_name&direction=asc',
  '/portal/booking?service_status=In+Cremation',
]

function bodyOf(user: string): string {
  const practice = user.replace(/^owner@|\.test$/g, '')
  return JSON.stringify({
    vet_staff_c: 'Kim',
    owner,
    pet,
    service_type: { id: `service-${practice}`, name: 'private cremation & return of ashes' },
    quoted_products: [{ quantity: 1, deleted: false, product: 'fur-locket', editId: 'one' }],
  })
}

function pick<T>(from: readonly T[]): T {
  const one = from[Math.floor(Math.random() * from.length)]
  if (one === undefined) throw new Error('Nothing to pick from.')
  return one
}

process.exit((await main()) ? 0 : 1)

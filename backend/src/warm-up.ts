import { randomUUID } from 'node:crypto'
import { openMetrics } from '@portal/server'
import { desc, eq } from 'drizzle-orm'
import { emptyOwner, emptyPet, toOwnerSubmit, toPetSubmit } from '@portal/domain'
import type { Db } from './db/connect'
import { bookings } from './db/schema/booking'
import { contacts } from './db/schema/practice'
import type { Deps } from './deps'
import { createApp } from './http/app'
import { listen } from './http/listen'
import { PracticeRepository } from './repositories/practice'
import { openStaffSession } from './tenant/session'
import { tenantFrom } from './tenant/tenant'

/** Until Node has compiled what is called most: a cold process answers at a quarter of its speed. */
const ROUNDS = 120
/** As many at once as the pool has connections, so that each has planned its statements. */
const AT_ONCE = 8
const SIGN_IN = { subject: null, expires: Number.MAX_SAFE_INTEGER, signedIn: 8.64e12, signInId: 'warm-up' }

interface Call {
  readonly path: string
  /** A new booking that is refused: it goes all the way a write goes, and nothing of it stays. */
  readonly body?: unknown
}

/**
 * Calls the API as a clinic does, before anybody else can: on a door of its own, in the name of a member who has
 * bookings. Nothing is written. Answers the statuses that came; none without a booking, where nothing can be slow.
 */
export async function warmUp(deps: Deps, rounds = ROUNDS): Promise<readonly number[]> {
  const latest = await latestBooking(deps.db)
  if (latest === null) return []
  const { session, id } = latest
  const [service_type] = await new PracticeRepository(deps.db, tenantFrom(session)).serviceTypes()
  const auth: Deps['auth'] = {
    authenticate: (access) => Promise.resolve(access === 'open' || access === 'operator' ? null : session),
    isOperator: () => false,
    signInOf: () => Promise.resolve(null),
    mayRenew: () => Promise.resolve(false),
    forget: () => {},
  }
  // What is practised is no clinic's call: the figures leave it out.
  const app = createApp({ ...deps, auth, metrics: openMetrics('warm-up') })
  const door = await listen(app.fetch, { host: '127.0.0.1', port: 0 }, { drainMs: 0, finishMs: 1000 })
  try {
    const url = `${door.url}/api`
    const calls = Array.from({ length: rounds }, () => callsOf(id, { ...REFUSED, service_type })).flat()
    return (await Promise.all(Array.from({ length: AT_ONCE }, () => callEach(url, calls)))).flat()
  } finally {
    await door.close()
  }
}

async function latestBooking(db: Db) {
  const [found] = await db
    .select({ id: bookings.id, username: contacts.cognitoUsername })
    .from(bookings)
    .innerJoin(contacts, eq(contacts.practiceId, bookings.practiceId))
    .where(eq(contacts.active, true))
    .orderBy(desc(bookings.orderId))
    .limit(1)
  if (!found?.username) return null
  return { id: found.id, session: await openStaffSession(db, { username: found.username, ...SIGN_IN }) }
}

const REFUSED = {
  vet_staff_c: 'Warm-up',
  owner: toOwnerSubmit(emptyOwner()),
  pet: toPetSubmit(emptyPet()),
  quoted_products: [{ quantity: 1, deleted: false, product: 'none', editId: 'none' }],
}

/** What a clinic calls most. */
const callsOf = (id: string, refused: unknown): readonly Call[] => [
  { path: 'portal/booking?page=1' },
  { path: 'portal/booking?page=3' },
  { path: 'portal/booking?sort=owner_name&direction=asc' },
  { path: 'portal/booking?page_size=5&booking_type=Private&order_stage=Awaiting+Return+Delivery' },
  { path: `portal/booking/${id}` },
  { path: 'portal/booking?search_term=warm' },
  { path: 'portal/booking', body: refused },
]

/** Takes from the calls that are left until none is. */
async function callEach(url: string, calls: Call[]): Promise<number[]> {
  const statuses: number[] = []
  for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
    const { path, body } = call
    const write = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${url}/${path}`, body === undefined ? {} : write)
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return statuses
}

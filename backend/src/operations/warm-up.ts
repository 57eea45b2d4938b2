import { randomUUID } from 'node:crypto'
import { openMetrics } from '@portal/server'
import { desc, eq } from 'drizzle-orm'
import { sampleBooking } from '../booking/sample-booking'
import type { Db } from '../db/connect'
import { rehearsed } from '../db/rehearsed'
import { bookings } from '../db/schema/booking'
import { contacts } from '../db/schema/practice'
import { deliveriesOf } from './deliveries'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { createApp } from '../app'
import { listen } from '../http/listen'
import { queueBookingEvent } from '../outbox/booking-event'
import { deliverNext } from '../outbox/worker'
import { pusherRealtime } from '../services/realtime'
import { openStaffSession } from '../session/session'
import type { StaffSession } from '../session/session'

/** Enough for Node to compile the hot code: a cold process answers at a quarter of its speed. */
const ROUNDS = 120
/** Bookings per round: each takes as long as five reads and runs as many statements. */
const BOOKINGS_A_ROUND = 0.5
const SIGN_IN = { subject: null, expires: Number.MAX_SAFE_INTEGER, signedIn: 8.64e12, signInId: 'warm-up' }
/** Earlier than every waiting item. */
const LONG_AGO = new Date(0)
/** Longest wait for a slow database at a start. After it the backend serves without a warm-up. */
const LONGEST_MS = 60_000

interface Call {
  readonly path: string
  /** Body of a booking to create, which is rolled back. */
  readonly body?: unknown
}

/**
 * Calls the API like a clinic before it accepts calls: on a separate port, as a member with bookings, with as many
 * calls at once as connections, so that each connection plans its statements. Leaves nothing in the database and sends
 * no events [OPEN-317]. Returns the statuses; none if there is no booking, since nothing can be slow then.
 */
export async function warmUp(real: Deps, atOnce: number, rounds = ROUNDS): Promise<readonly number[]> {
  const signal = AbortSignal.timeout(LONGEST_MS)
  const latest = await latestBooking(real.db)
  if (latest === null) return []
  const { session, id } = latest
  const deps = practising(real, session)
  const body = await sampleBooking({ tx: deps.db, session, now: deps.now() })
  const app = createApp(deps)
  const isTold = ({ url }: Request) => new URL(url).pathname.startsWith('/apps/')
  const answer = (request: Request) => (isTold(request) ? Response.json({}) : app.fetch(request))
  const door = await listen(answer, { host: '127.0.0.1', port: 0 }, { drainMs: 0, finishMs: 1000 })
  try {
    const made = Math.ceil(rounds * BOOKINGS_A_ROUND)
    const calls = [...times(rounds, readsOf(id)), ...times(made, [{ path: 'portal/booking', body }])]
    const statuses = await eachOf(
      calls.map((call) => () => ask(`${door.url}/api`, call, signal)),
      atOnce,
    )
    const tell = teller(deps, session, door.url)
    const told = () => (signal.aborted ? Promise.reject(signal.reason) : tell())
    await eachOf(times(made, [told]), atOnce).catch(unlessReadOnly)
    return statuses
  } finally {
    await door.close()
  }
}

/** Dependencies for rehearsed calls: writes are rolled back, and no metric or limit counts them. */
function practising(deps: Deps, session: StaffSession): Deps {
  return {
    ...deps,
    db: rehearsed(deps.db),
    auth: {
      authenticate: (access) => Promise.resolve(access === 'open' || access === 'operator' ? null : session),
      isOperator: () => false,
      signInOf: () => Promise.resolve(null),
      mayRenew: () => Promise.resolve(false),
      forget: () => {},
    },
    metrics: openMetrics('warm-up'),
    // The warm-up's own server requires no caller secret.
    callers: [],
    sessionCalls: { count: () => () => {} },
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

/** The most frequent reads of a clinic. */
const readsOf = (id: string): readonly Call[] => [
  { path: 'portal/booking?page=1' },
  { path: 'portal/booking?page=3' },
  { path: 'portal/booking?sort=owner_name&direction=asc' },
  { path: 'portal/booking?page_size=5&booking_type=Private&order_stage=Awaiting+Return+Delivery' },
  { path: `portal/booking/${id}` },
  { path: 'portal/booking?search_term=warm' },
]

const times = <Each>(count: number, each: readonly Each[]) => Array.from({ length: count }, () => each).flat()

async function ask(url: string, { path, body }: Call, signal: AbortSignal): Promise<number> {
  const write = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  }
  const answer = await fetch(`${url}/${path}`, { signal, ...(body !== undefined && write) })
  await answer.arrayBuffer()
  return answer.status
}

/** Delivers a booking event to this process only, ahead of all waiting items. */
function teller(deps: Deps, { practiceId }: StaffSession, url: string): () => Promise<boolean> {
  const { hostname: host, port } = new URL(url)
  const realtime = pusherRealtime({ appId: 'warm-up', key: 'warm-up', secret: 'warm-up', host, port })
  return () =>
    deps.db.transaction(async (tx) => {
      const now = () => LONG_AGO
      await queueBookingEvent(tx, { practiceId, id: randomUUID(), kind: 'added' }, LONG_AGO)
      return deliverNext({ db: tx, deliveries: deliveriesOf({ ...deps, db: tx, realtime, now }), now }, 'bookingEvent')
    })
}

/** With a read-only database the reads are still rehearsed. */
function unlessReadOnly(error: unknown): void {
  if (asFailure(error)?.kind !== 'unavailable') throw error
}

/** Runs all tasks, this many at once, last first. */
async function eachOf<Answer>(left: (() => Promise<Answer>)[], atOnce: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) answers.push(await next())
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

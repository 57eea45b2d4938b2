import { setTimeout as delay } from 'node:timers/promises'
import { log } from '@portal/server'
import { asFailure } from '../errors/as-failure'
import type { Db } from '../db/connect'
import { FAILING_AFTER, OUTBOX_KINDS, dueKinds, markDone, nextDue, postpone, takeNext } from './outbox'
import type { OutboxItem, OutboxKind } from './outbox'

/** Delivers an item. Must be idempotent. */
export type Delivery = (item: OutboxItem) => Promise<void>
export type Deliveries = Readonly<Record<OutboxKind, Delivery>>

export interface OutboxWorker {
  /** Looks for due items now; called after a commit that queued one. */
  readonly wake: () => void
  stop(): Promise<void>
}

/** Items of other processes are found without a wake-up. */
const LONGEST_SLEEP_MS = 15_000
/** If a due item cannot be taken, another process is taking it. */
const SHORTEST_SLEEP_MS = 100
const STOP_WITHIN_MS = 5000
/** Most kinds run one at a time. Booking events are as frequent as writes and wait for a remote service. */
const AT_ONCE: Partial<Record<OutboxKind, number>> = { bookingEvent: 8 }

interface WorkerDeps {
  readonly db: Db
  readonly deliveries: Deliveries
  readonly now: () => Date
}

/** Starts to deliver. Each kind has its own loop, so that a service that hangs does not delay others [OPEN-90]. */
export function startWorker(deps: WorkerDeps): OutboxWorker {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const run = async (kind: OutboxKind, bell: WakeSignal) => {
    while (!isStopping()) await bell.wait(await deliverAll(deps, kind, isStopping).catch(databaseAway))
  }
  const loops = OUTBOX_KINDS.map((kind) => {
    const bell = new WakeSignal()
    return { kind, bell, ended: run(kind, bell) }
  })
  const ring = (due: readonly OutboxKind[]) =>
    loops.filter(({ kind }) => due.includes(kind)).forEach(({ bell }) => bell.ring())
  const woken = new WakeSignal()
  const look = async () => {
    for (await woken.wait(); !isStopping(); await woken.wait()) {
      await dueKinds(deps.db, deps.now()).then(ring, databaseAway)
    }
  }
  const looking = look()
  return {
    wake: () => woken.ring(),
    stop: async () => {
      stopping.abort()
      for (const bell of [woken, ...loops.map((each) => each.bell)]) bell.ring()
      // A longer delivery is repeated by another process after its lease.
      await Promise.race([
        Promise.all([looking, ...loops.map(({ ended }) => ended)]),
        delay(STOP_WITHIN_MS, undefined, { ref: false }),
      ])
    },
  }
}

/** Delivers all due items of a kind. Returns the time until the next one is due. */
async function deliverAll(deps: WorkerDeps, kind: OutboxKind, isStopping: () => boolean): Promise<number> {
  const inFlight = new Set<Promise<unknown>>()
  try {
    for (;;) {
      const item = isStopping() ? null : await takeNext(deps.db, kind, deps.now())
      if (item === null) break
      const delivery: Promise<unknown> = deliver(deps, kind, item)
        .catch(databaseAway)
        .then(() => inFlight.delete(delivery))
      inFlight.add(delivery)
      if (inFlight.size >= (AT_ONCE[kind] ?? 1)) await Promise.race(inFlight)
    }
  } finally {
    await Promise.all(inFlight)
  }
  const due = await nextDue(deps.db, kind)
  const wait = due === null ? LONGEST_SLEEP_MS : due.getTime() - deps.now().getTime()
  return Math.min(Math.max(wait, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS)
}

/** Delivers one due item. Returns false without a due item. */
export async function deliverNext(deps: WorkerDeps, kind: OutboxKind): Promise<boolean> {
  const item = await takeNext(deps.db, kind, deps.now())
  if (item !== null) await deliver(deps, kind, item)
  return item !== null
}

async function deliver({ db, deliveries, now }: WorkerDeps, kind: OutboxKind, item: OutboxItem): Promise<void> {
  try {
    await deliveries[kind](item)
  } catch (error) {
    const reason = reasonOf(error)
    if (item.attempts === FAILING_AFTER) logItem(kind, item, `failed ${FAILING_AFTER} times and is tried on: ${reason}`)
    await postpone(db, item, reason, now())
    return
  }
  if (item.attempts > FAILING_AFTER) logItem(kind, item, `done after ${item.attempts} tries`)
  await markDone(db, item, now())
}

/** Logs an item for operators, without its content, which may be personal data. */
function logItem(kind: OutboxKind, { id }: OutboxItem, what: string): void {
  log.warn(`outbox: ${kind} ${id} ${what}`)
}

/** drizzle's error message contains the statement's values, so only the driver's message is kept. */
function reasonOf(error: unknown): string {
  const text = asFailure(error)?.message ?? (error instanceof Error ? error.name : 'unknown')
  return text.slice(0, 500)
}

function databaseAway(error: unknown): number {
  log.error(`outbox: not read: ${reasonOf(error)}`)
  return LONGEST_SLEEP_MS
}

/** Ends a wait. A ring before the wait ends the next wait at once. */
class WakeSignal {
  #isRung = false
  #answer = () => {}

  ring(): void {
    this.#isRung = true
    this.#answer()
  }

  /** Waits for a ring, at most this many milliseconds. */
  async wait(ms?: number): Promise<void> {
    if (!this.#isRung)
      await new Promise<void>((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(resolve, ms).unref()
        this.#answer = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    this.#isRung = false
  }
}

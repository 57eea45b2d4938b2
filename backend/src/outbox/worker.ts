import { setTimeout as delay } from 'node:timers/promises'
import { log } from '@portal/server'
import { asFailure } from '../errors/as-failure'
import type { Db } from '../db/connect'
import { FAILING_AFTER, OUTBOX_KINDS, dueKinds, markDone, nextDue, postpone, takeNext } from './outbox'
import type { OutboxItem, OutboxKind } from './outbox'

/** Does what an item says; done twice it must be as done once. */
export type Deliver = (item: OutboxItem) => Promise<void>
export type Deliveries = Readonly<Record<OutboxKind, Deliver>>

export interface OutboxWorker {
  /** Looks for something to do now: called after a commit that left something. */
  readonly wake: () => void
  stop(): Promise<void>
}

/** What other processes left is found without being woken. */
const LONGEST_SLEEP_MS = 15_000
/** What is due and cannot be had is just being taken by another process. */
const SHORTEST_SLEEP_MS = 100
const STOP_WITHIN_MS = 5000
/** Of most kinds one after the other; changes are as many as writes, and each waits for an answer from far away. */
const AT_ONCE: Partial<Record<OutboxKind, number>> = { bookingEvent: 8 }

interface WorkerDeps {
  readonly db: Db
  readonly deliveries: Deliveries
  readonly now: () => Date
}

/** Delivers from now on; each kind for itself, so that a service that hangs holds up nothing of another [OPEN-90]. */
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
      // What takes longer is taken up by the next process once its time is over.
      await Promise.race([
        Promise.all([looking, ...loops.map(({ ended }) => ended)]),
        delay(STOP_WITHIN_MS, undefined, { ref: false }),
      ])
    },
  }
}

/** Delivers all that is due of a kind; how long nothing else will be. */
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

/** Delivers one item that is due; whether there was one. */
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

/** For operators: never what is in an item, people's names and addresses. */
function logItem(kind: OutboxKind, { id }: OutboxItem, what: string): void {
  log.warn(`outbox: ${kind} ${id} ${what}`)
}

/** A statement's values are in the error that drizzle throws: only the driver's own words are kept. */
function reasonOf(error: unknown): string {
  const text = asFailure(error)?.message ?? (error instanceof Error ? error.name : 'unknown')
  return text.slice(0, 500)
}

function databaseAway(error: unknown): number {
  log.error(`outbox: not read: ${reasonOf(error)}`)
  return LONGEST_SLEEP_MS
}

/** Ends a wait; rung before the wait begins, it ends that one. */
class WakeSignal {
  #isRung = false
  #answer = () => {}

  ring(): void {
    this.#isRung = true
    this.#answer()
  }

  /** Until it rings, or so many milliseconds at most. */
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

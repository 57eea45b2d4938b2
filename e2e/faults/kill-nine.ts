import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { holds, same } from './tools/check'
import type { Cell, Family, Notes } from './tools/family'
import { ENGINES, startKillable } from './tools/killable-backend'
import type { Answer, Engine, KillableBackend, Sql } from './tools/killable-backend'
import { WRITES } from './tools/writes'
import type { Prepare, Write } from './tools/writes'

/** Of each of the seven kinds of write: more than a hundred on each engine. */
const ROUNDS = 15
const QUICK_ROUNDS = 2
const READY_AGAIN_MS = 3000

interface Sent {
  readonly write: Write
  readonly isCutOff: boolean
  readonly isAcknowledged: boolean
}

const send = (backend: KillableBackend, { method, path, ...ask }: Write) => backend.ask(method, path, ask)

function isAcknowledged(answer: Answer | null): boolean {
  holds(`answered ${answer?.status} ${JSON.stringify(answer?.body)}`, answer === null || answer.status < 300)
  return answer !== null
}

/** Every other write that was cut off is sent again under its key, as a page does; the others stay as they are. */
async function settle(backend: KillableBackend, write: Write, index: number, answer: Answer | null): Promise<Sent> {
  if (isAcknowledged(answer)) return { write, isCutOff: false, isAcknowledged: true }
  if (index % 2 === 0) return { write, isCutOff: true, isAcknowledged: false }
  return { write, isCutOff: true, isAcknowledged: isAcknowledged(await send(backend, write)) }
}

/** Kills the API at a random moment of writes that go on; `spanMs` follows how long they take. */
async function rounds(backend: KillableBackend, prepare: Prepare, count: number, restarts: number[]): Promise<Sent[]> {
  const sent: Sent[] = []
  let spanMs = 300
  for (let round = 0; round < count; round++) {
    const writes = await prepare(backend)
    const answers = Promise.all(writes.map((write) => send(backend, write)))
    await delay(Math.random() * spanMs)
    restarts.push(await backend.kill())
    const given = await answers
    const cut = given.filter((answer) => answer === null).length
    if (cut === 0) spanMs *= 0.6
    if (cut === given.length) spanMs *= 1.8
    for (const [index, write] of writes.entries()) {
      sent.push(await settle(backend, write, index, given[index] ?? null))
    }
  }
  return sent
}

/** Whether each write is in the database: all of it once, or none of it. */
async function count(sql: Sql, sent: readonly Sent[]): Promise<{ whole: number; lost: number; half: string[] }> {
  const found = { whole: 0, lost: 0, half: new Array<string>() }
  for (const { write, ...how } of sent) {
    const facts = await write.facts(sql)
    const isWhole = isDeepStrictEqual({ ...facts }, write.all)
    if (isWhole) found.whole++
    else if (!isDeepStrictEqual({ ...facts }, write.none)) found.half.push(JSON.stringify(facts))
    else if (how.isAcknowledged) found.lost++
  }
  return found
}

const ORPHANS = ['booking_lines', 'special_instructions', 'order_events', 'booking_submissions']
  .map(
    (table) => `(select count(*)::int from ${table} part where not exists (select 1 from bookings b
      where b.practice_id = part.practice_id and b.id = part.booking_id))`,
  )
  .join(' + ')

async function walk(backend: KillableBackend, prepare: Prepare, howOften: number, restarts: number[], notes: Notes) {
  const sent = await rounds(backend, prepare, howOften, restarts)
  const acknowledged = sent.filter((each) => each.isAcknowledged).length
  const cut = sent.filter(({ isCutOff }) => isCutOff).length
  const found = await backend.look(async (sql) => ({
    ...(await count(sql, sent)),
    orphans: (await sql.query(`select ${ORPHANS} as total`))[0]?.total,
    claims: (await sql.query('select count(*)::int as total from idempotency_keys where status = 0'))[0]?.total,
  }))
  notes.note(
    `${howOften} kills, ${sent.length} sent, ${cut} cut off, ${acknowledged} acknowledged, ${found.whole} there`,
  )
  same('acknowledged writes that are not there', found.lost, 0)
  same('half-written', found.half, [])
  same('rows without their booking, keys without an answer', [found.orphans, found.claims], [0, 0])
  notes.wrote(acknowledged)
}

function readyAgain(restarts: readonly number[], notes: Notes): void {
  const sorted = restarts.toSorted((a, b) => a - b).map(Math.round)
  const worst = sorted.at(-1) ?? Infinity
  notes.note(`${sorted.length} restarts, median ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${worst} ms`)
  const [load = 0] = loadavg()
  if (load <= availableParallelism()) return holds(`ready again only after ${worst} ms`, worst < READY_AGAIN_MS)
  notes.note(
    `not judged: others keep this machine busy (load ${load.toFixed(1)} on ${availableParallelism()} processors)`,
  )
}

async function cellsOn(engine: Engine, howOften: number): Promise<{ cells: Cell[]; close: () => Promise<void> }> {
  const backend = await startKillable(engine)
  const restarts: number[] = []
  const cells = Object.entries(WRITES).map(([kind, prepare]) => ({
    name: `${engine}, ${kind}`,
    walk: (notes: Notes) => walk(backend, prepare, howOften, restarts, notes),
  }))
  const last = { name: `${engine}, ready again in 3 s`, walk: async (notes: Notes) => readyAgain(restarts, notes) }
  return { cells: [...cells, last], close: backend.close }
}

/** The API killed with -9 in each kind of write: what it acknowledged is there once, nothing is half-written. */
export const family: Family = {
  async open({ isQuick }) {
    const engines = await Promise.all(ENGINES.map((engine) => cellsOn(engine, isQuick ? QUICK_ROUNDS : ROUNDS)))
    return {
      cells: engines.flatMap(({ cells }) => cells),
      close: async () => {
        await Promise.all(engines.map(({ close }) => close()))
      },
    }
  },
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reply, TestApi } from './api'
import { submitOf } from './booking'

/** Rounds of a race in the backend's specs, few by default. */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS || 8)

type Row = Readonly<Record<string, unknown>>

/** An edit of a booking that is at version 1. */
interface Edit {
  readonly send: (api: TestApi, id: string, submit: object) => Promise<Reply>
  /** Whether the booking's rows contain the edit. */
  readonly isIn: (row: Row) => boolean
}

const instruction = { id: 'r1', description: 'Call first', completed: false }

const EDITS = {
  'a save': {
    send: (api, id, submit) =>
      api.ask('PUT', `portal/booking/${id}`, { body: { ...submit, vet_staff_c: 'Dana' }, version: 1 }),
    isIn: ({ staff }) => staff === 'Dana',
  },
  'special instructions': {
    send: (api, id) => {
      const body = { opportunity_id: id, special_instructions: [{ ...instruction, opportunity_id: id }] }
      return api.ask('POST', 'portal/special_instruction', { body, version: 1 })
    },
    isIn: ({ instructions }) => instructions === 1,
  },
  'a submission': {
    send: (api, id) => api.ask('POST', `portal/booking/${id}/complete`, { body: {}, version: 1 }),
    isIn: ({ stage }) => stage === 'VP Submitted',
  },
} satisfies Readonly<Record<string, Edit>>

export type EditKind = keyof typeof EDITS
export const EDIT_KINDS: readonly EditKind[] = ['a save', 'special instructions', 'a submission']

export interface FlagRace {
  readonly acknowledged: number
  readonly refused: number
  readonly violations: readonly string[]
}

/**
 * Sets the cremation flag during an edit, moving from flag first to edit first, independent of the machine's load. An
 * acknowledged edit must be in the row before the flag, and nothing may be written after it [OPEN-23].
 */
export async function raceWithFlag(api: TestApi, kind: EditKind, rounds: number): Promise<FlagRace> {
  const edit: Edit = EDITS[kind]
  const made = async () => {
    const submit = await submitOf(api, 'private cremation & return of ashes')
    return { id: String((await api.ask('POST', 'portal/booking', { body: submit })).body.id), submit }
  }
  const sent = async () => {
    const { id, submit } = await made()
    return edit.send(api, id, submit)
  }
  // The first edit is slower than those that follow.
  await sent()
  const fresh = await made()
  const runner = await measure(edit.send(api, fresh.id, fresh.submit))
  const counts = { acknowledged: 0, refused: 0 }
  const violations: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { id, submit } = await made()
    const flagging = round === 0 ? setFlag(api, id) : null
    await flagging
    const sending = edit.send(api, id, submit)
    // Most rounds set the flag early, when flag and edit compete for the row.
    await (round === rounds - 1 ? sending : walk(runner, (round / rounds) ** 3))
    const [{ status }, atFlag] = await Promise.all([sending, flagging ?? setFlag(api, id)])
    counts[status === 200 ? 'acknowledged' : 'refused']++
    violations.push(...faults(edit, status, atFlag, await rowOf(api, id)).map((each) => `round ${round}: ${each}`))
  }
  return { ...counts, violations }
}

/** Duration of some work in steps of the program, which do not depend on the machine's load. */
interface Runner {
  readonly steps: number
  step(): Promise<unknown>
}

/** From this number of microtasks on, the work waits for something outside the process. */
const MOST_MICROTASKS = 50_000

/** The embedded database answers in microtasks, PostgreSQL in turns of the event loop. */
async function measure(work: Promise<unknown>): Promise<Runner> {
  const end = { hasCome: false }
  void work.finally(() => (end.hasCome = true))
  const microtask = () => Promise.resolve()
  let steps = 0
  for (; !end.hasCome && steps < MOST_MICROTASKS; steps++) await microtask()
  if (end.hasCome) return { steps, step: microtask }
  for (steps = 0; !end.hasCome; steps++) await nextTurn()
  return { steps, step: () => nextTurn() }
}

async function walk({ steps, step }: Runner, part: number): Promise<void> {
  for (let number = 0; number < steps * part; number++) await step()
}

function faults({ isIn }: Edit, status: number, atFlag: Row, after: Row): string[] {
  const isAcknowledged = status === 200
  const version = isAcknowledged ? 2 : 1
  // Instructions are part of the version.
  const isSame = ['version', 'stage', 'staff'].every((name) => atFlag[name] === after[name])
  return [
    [200, 409].includes(status) ? '' : `answered ${status}`,
    isIn(after) === isAcknowledged ? '' : `answered ${status}, and the row ${isIn(after) ? 'has' : 'has not'} the edit`,
    after.version === version ? '' : `answered ${status}, and the row is at version ${String(after.version)}`,
    isSame ? '' : 'something was written after the flag',
  ].filter(Boolean)
}

const ROW = `version, stage, vet_staff as staff,
  (select count(*)::int from special_instructions where booking_id = bookings.id) as instructions`

/** A change by the provider outside the API; returns the row as it was at that moment. */
async function setFlag({ connection }: TestApi, id: string): Promise<Row> {
  const sql = `update bookings set ok_cremate = true where id = $1 returning ${ROW}`
  return (await connection.sql.query(sql, [id]))[0] ?? {}
}

async function rowOf({ connection }: TestApi, id: string): Promise<Row> {
  return (await connection.sql.query(`select ${ROW} from bookings where id = $1`, [id]))[0] ?? {}
}

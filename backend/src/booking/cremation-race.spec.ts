import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../test/api'
import type { Reply, TestApi } from '../../test/api'
import { submitOf } from '../../test/booking'
import { RACE_ROUNDS } from '../../test/races'

let api: TestApi
let submit: object
beforeAll(async () => {
  api = await testApi()
  submit = await submitOf(api, 'private cremation & return of ashes')
})
afterAll(() => api.close())

interface Edit {
  /** Sends the edit of a booking that is at version 1. */
  readonly send: (id: string) => Promise<Reply>
  /** Whether the edit is in the booking's rows. */
  readonly isIn: (row: Readonly<Record<string, unknown>>) => boolean
}

const row = { id: 'r1', description: 'Call first', completed: false }
const EDITS: Readonly<Record<string, Edit>> = {
  'a save': {
    send: (id) => api.ask('PUT', `portal/booking/${id}`, { body: { ...submit, vet_staff_c: 'Dana' }, version: 1 }),
    isIn: ({ staff }) => staff === 'Dana',
  },
  'special instructions': {
    send: (id) => {
      const body = { opportunity_id: id, special_instructions: [{ ...row, opportunity_id: id }] }
      return api.ask('POST', 'portal/special_instruction', { body, version: 1 })
    },
    isIn: ({ instructions }) => instructions === 1,
  },
  'a submission': {
    send: (id) => api.ask('POST', `portal/booking/${id}/complete`, { body: {}, version: 1 }),
    isIn: ({ stage }) => stage === 'VP Submitted',
  },
}

const made = async (): Promise<string> => (await api.ask('POST', 'portal/booking', { body: submit })).body.id
/** What the provider does beside the API: its answer tells the row as it was at that moment. */
const setFlag = async (id: string) =>
  (
    await api.connection.sql.query(
      'update bookings set ok_cremate = true where id = $1 returning version, stage, vet_staff as staff',
      [id],
    )
  )[0]
const stored = async (id: string) =>
  (
    await api.connection.sql.query(
      `select version, stage, vet_staff as staff, (select count(*)::int from special_instructions where booking_id = bookings.id)
        as instructions from bookings where id = $1`,
      [id],
    )
  )[0] ?? {}

test.each(Object.entries(EDITS))(
  'the cremation flag is set while %s is under way: acknowledged is what is in the row before it [OPEN-23]',
  async (_what, { send, isIn }) => {
    const started = performance.now()
    expect((await send(await made())).status).toBe(200)
    const span = performance.now() - started
    const outcomes = new Set<number>()
    for (let round = 0; round < RACE_ROUNDS; round++) {
      const id = await made()
      // From the flag before the edit to the edit before the flag, whatever the machine is busy with.
      const flagging = round === 0 ? setFlag(id) : null
      await flagging
      const sending = send(id)
      await (round === RACE_ROUNDS - 1 ? sending : delay((span * round) / RACE_ROUNDS))
      const [reply, atFlag] = await Promise.all([sending, flagging ?? setFlag(id)])
      const after = await stored(id)
      const isAcknowledged = reply.status === 200
      expect([200, 409]).toContain(reply.status)
      expect({ round, isIn: isIn(after), version: after.version }).toEqual({
        round,
        isIn: isAcknowledged,
        version: isAcknowledged ? 2 : 1,
      })
      // Nothing was written after the flag.
      expect([atFlag?.version, atFlag?.stage, atFlag?.staff]).toEqual([after.version, after.stage, after.staff])
      outcomes.add(reply.status)
    }
    expect([...outcomes].toSorted()).toEqual([200, 409])
  },
  120_000,
)

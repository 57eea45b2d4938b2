import { addTime } from '@portal/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OPERATOR } from '../../test/api'
import { fault as oneFault } from '../../test/part-metrics'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2026-11-20T23:50:00Z')
const api = specApi()
beforeEach(() => {
  api.clock.now = START
})
afterEach(async () => {
  for (const table of ['part_faults', 'rate_limits']) await api.connection.sql.query(`delete from ${table}`)
})

const fault = (more: object = {}) => ({ ...oneFault(), ...more })
const tell = async (...faults: object[]) => {
  for (const body of faults) expect((await api.ask('POST', 'portal/part_faults', { body })).status).toBe(204)
}
const kinds = async (query: string) => (await api.ask('GET', `portal/part_faults?${query}`, { token: OPERATOR })).body
const SINCE = 'since=2026-11-20T00:00:00Z'

test('faults of one message and place are one kind, the latest first, with when and how often [OPEN-309]', async () => {
  await tell(fault(), fault(), fault({ version: '1.5.0', channel: 'canary', page: null, stack: [] }))
  api.clock.now = addTime(START, 20, 'minute')
  await tell(fault(), fault({ remote: 'mf-practice' }))
  const { remote: _, ...told } = oneFault()
  const first_seen = '2026-11-20T23:50:00.000Z'
  const last_seen = '2026-11-21T00:10:00.000Z'
  const mine = { ...told, times: 3, first_seen, last_seen }
  const others = { ...told, version: '1.5.0', channel: 'canary', page: null, stack: [], times: 1 }
  expect(await kinds(`${SINCE}&remote=mf-bookings`)).toEqual([mine, { ...others, first_seen, last_seen: first_seen }])
  expect(await kinds('since=2026-11-21T08:00:00Z&remote=mf-bookings')).toEqual([{ ...mine, times: 1 }])
  expect(await kinds(`${SINCE}&remote=mf-bookings&version=1.5.0`)).toHaveLength(1)
  expect(await kinds('since=2026-11-22T00:00:00Z&remote=mf-bookings')).toEqual([])
})

test('what may be of a person is taken out before it is kept, and nothing tells who met it [OPEN-309]', async () => {
  const message = 'Pet Bella of Olivia Hart, 0412 345 678, has no "weight" in booking 100002'
  await tell(fault({ message }))
  const rows = await api.connection.sql.query('select * from part_faults')
  const told = ['day', 'digest', 'remote', 'version', 'channel', 'page', 'message', 'stack', 'times']
  expect(rows.map((row) => Object.keys(row))).toEqual([[...told, 'first_at', 'last_at']])
  expect(JSON.stringify(rows)).not.toMatch(/Bella|Olivia|Hart|0412 ?345|100002|harbour|contact/i)
  expect(rows.map((row) => row.message)).toEqual([
    '[name] [name] of [name] [name], [number], has no "[text]" in booking [number]',
  ])
})

test('120 in ten minutes are taken of a member of staff, and none without a session', async () => {
  await tell(fault())
  await api.connection.sql.query(`update rate_limits set count = 120 where scope = 'staff-faults'`)
  expect((await api.ask('POST', 'portal/part_faults', { body: fault() })).status).toBe(429)
  expect((await api.ask('POST', 'portal/part_faults', { as: null, body: fault() })).status).toBe(401)
  expect((await api.ask('GET', `portal/part_faults?${SINCE}&remote=mf-bookings`)).status).toBe(403)
})

test.each([['an address', { page: '/booking/booking-100002?tab=1' }]])('%s is refused', async (_, more) => {
  const { status } = await api.ask('POST', 'portal/part_faults', { body: fault(more) })
  expect([status >= 400 && status < 500, await api.count('part_faults')]).toEqual([true, 0])
})

import { expect, test, vi } from 'vitest'
import { specApi } from '../../test/spec-api'
import type { Deps } from '../deps'
import { warmUp } from './warm-up'

const api = specApi()

/** Number of rows of each table, and the next order number. */
async function world() {
  const { query } = api.connection.sql
  const tables = await query('select tablename as name from pg_tables where schemaname = current_schema()')
  const names = tables.map(({ name }) => String(name)).toSorted()
  const counts = await Promise.all(names.map((name) => query(`select count(*)::int as count from ${name}`)))
  const [sequence] = await query('select last_value from booking_order_ids')
  return [names.map((name, at) => [name, counts[at]?.[0]?.count]), sequence]
}

test('the warm-up reads and books like a clinic and leaves nothing behind [OPEN-317]', async () => {
  const before = await world()
  // The warm-up also works with caller secrets.
  const statuses = await warmUp({ ...api.deps, callers: ['secret'] }, api.connection.poolSize, 2)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 12 }, () => 200), 201])
  expect(await world()).toEqual(before)
})

test('the warm-up sends no events and counts toward no limit [OPEN-317]', async () => {
  const [told, counted] = [vi.fn<Deps['realtime']['send']>(), vi.fn<Deps['sessionCalls']['count']>()]
  const realtime = { ...api.deps.realtime, send: told }
  await warmUp({ ...api.deps, realtime, sessionCalls: { count: counted } }, api.connection.poolSize, 2)
  await api.deliver()
  expect(told).not.toHaveBeenCalled()
  expect(counted).not.toHaveBeenCalled()
})

test('without a booking there is nothing to warm up', async () => {
  await api.connection.sql.query('truncate bookings cascade')
  expect(await warmUp(api.deps, api.connection.poolSize, 2)).toEqual([])
})

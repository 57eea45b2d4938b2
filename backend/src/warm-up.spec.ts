import Pusher from 'pusher'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApi } from '../test/api'
import type { TestApi } from '../test/api'
import { postgresUrl } from '../test/database'
import { askEveryConnection } from '../test/every-connection'
import type { Deps } from './deps'
import { warmUp } from './warm-up'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** How many rows each table has, and the number of the next booking. */
async function world() {
  const { query } = api.connection.sql
  const tables = await query('select tablename as name from pg_tables where schemaname = current_schema()')
  const names = tables.map(({ name }) => String(name)).toSorted()
  const counts = await Promise.all(names.map((name) => query(`select count(*)::int as count from ${name}`)))
  const [sequence] = await query('select last_value from booking_order_ids')
  return [names.map((name, at) => [name, counts[at]?.[0]?.count]), sequence]
}

test('the warm-up reads and books as a clinic would, all the way, and leaves nothing [OPEN-317]', async () => {
  const before = await world()
  const statuses = await warmUp(api.deps, api.connection.poolSize, 2)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 12 }, () => 200), 201])
  expect(await world()).toEqual(before)
})

test('of what is practised nobody hears, and no limit of the practice counts it [OPEN-317]', async () => {
  const [told, counted] = [vi.fn<Deps['realtime']['send']>(), vi.fn<Deps['sessionCalls']['count']>()]
  const realtime = { ...api.deps.realtime, send: told }
  await warmUp({ ...api.deps, realtime, sessionCalls: { count: counted } }, api.connection.poolSize, 2)
  await api.deliver()
  expect(told).not.toHaveBeenCalled()
  expect(counted).not.toHaveBeenCalled()
})

test('the delivery of an event is practised with the signature and the address of the real-time service', async () => {
  const send = vi.spyOn(Pusher.prototype, 'trigger')
  await warmUp(api.deps, api.connection.poolSize, 2)
  await expect(Promise.all(send.mock.results.map(({ value }) => value))).resolves.toHaveLength(1)
  send.mockRestore()
})

// The embedded database is not warmed.
test.each(postgresUrl ? [postgresUrl] : [])(
  'every connection has planned how a booking is written [OPEN-317]',
  async () => {
    // With no connection that somebody has used.
    const unused = await testApi()
    const { poolSize } = unused.connection
    try {
      await warmUp(unused.deps, poolSize, 20)
      const found = await askEveryConnection(
        unused.connection,
        `select pg_backend_pid() as pid, generic_plans > 0 as is_planned
          from pg_prepared_statements where statement like 'insert into "bookings"%'`,
      )
      expect(found.map((row) => row?.is_planned)).toEqual(Array.from({ length: poolSize }, () => true))
      expect(new Set(found.map((row) => row?.pid)).size).toBe(poolSize)
    } finally {
      await unused.close()
    }
  },
)

test('without a booking there is nothing to warm', async () => {
  await api.connection.sql.query('truncate bookings cascade')
  expect(await warmUp(api.deps, api.connection.poolSize, 2)).toEqual([])
})

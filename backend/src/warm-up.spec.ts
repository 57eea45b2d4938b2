import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../test/api'
import type { TestApi } from '../test/api'
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

test('the warm-up reads and is refused a booking as a clinic would be, and leaves nothing', async () => {
  const before = await world()
  const statuses = await warmUp(api.deps, 2)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 12 }, () => 200), 422, 422])
  expect(await world()).toEqual(before)
})

test('without a booking there is nothing to warm', async () => {
  await api.connection.sql.query('truncate bookings cascade')
  expect(await warmUp(api.deps, 2)).toEqual([])
})

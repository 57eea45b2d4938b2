import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Connection } from './connect'
import { apply } from './migrate'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
})
afterAll(() => connection.close())

const found = (name: string) =>
  connection.sql.query(`select 1 from pg_index join pg_class on oid = indexrelid where relname = $1 and indisvalid`, [
    name,
  ])
const noted = (name: string) => connection.sql.query('select 1 from migrations where name = $1', [name])

test('builds an index concurrently outside a transaction and records the migration [OPEN-148]', async () => {
  const text = `-- why
drop index concurrently if exists bookings_tried;
create index concurrently bookings_tried on bookings (id, order_id);
`
  await apply(connection.sql, '9998_tried.sql', text)
  expect([await found('bookings_tried'), await noted('9998_tried.sql')]).toEqual([
    [expect.anything()],
    [expect.anything()],
  ])
})

test('refuses a migration that does more than build an index concurrently', async () => {
  const text = 'alter table bookings add column tried text; create index concurrently b on bookings (tried)'
  await expect(apply(connection.sql, '9999_both.sql', text)).rejects.toThrow('does nothing else')
  expect(await noted('9999_both.sql')).toEqual([])
})

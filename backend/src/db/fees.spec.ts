import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database'
import { demoRows } from 'demo'
import { loadWorld } from '../load-world'
import type { Connection } from './connect'
import { migrate } from './migrate'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await loadWorld(connection.db, () => demoRows(new Date('2026-11-20T10:00:00Z')))
})
afterAll(() => connection.close())

test('fees keep their amounts when they move into one column; null stays to be confirmed [OPEN-58]', async () => {
  const { sql } = connection
  const amounts = (table: string) =>
    sql.query(`select id, fees->'collection' as collection, fees->'return' as return from ${table} order by id`)
  const before = { zones: await amounts('zones'), bookings: await amounts('bookings') }
  for (const table of ['practices', 'zones', 'bookings']) {
    await sql.exec(`
      alter table ${table} add column collection_fee numeric(10, 2), add column return_fee numeric(10, 2);
      update ${table} set collection_fee = (fees->>'collection')::numeric, return_fee = (fees->>'return')::numeric;
      alter table ${table} drop column fees`)
  }
  await sql.exec(`
    update practices set collection_fee = 35.50, return_fee = null where id = 'practice-harbour';
    delete from migrations where name = '0006_fees.sql'`)
  await migrate(sql)
  expect(await amounts('practices')).toEqual([
    { id: 'practice-banksia', collection: 30, return: null },
    { id: 'practice-harbour', collection: 35.5, return: null },
    { id: 'practice-southbank', collection: 50, return: 30 },
  ])
  expect(before.zones).toContainEqual({ id: 'zone-melbourne-outer', collection: 80, return: null })
  expect({ zones: await amounts('zones'), bookings: await amounts('bookings') }).toEqual(before)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoRows } from 'demo'
import { testDatabase } from '../../test/database'
import { loadWorld } from '../operations/load-world'
import type { Connection } from './connect'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await loadWorld(connection.db, () => demoRows(new Date('2026-11-20T10:00:00Z')))
})
afterAll(() => connection.close())

test('a deleted booking leaves the list', async () => {
  await connection.sql.query(`insert into bookings (practice_id, id, order_id, stage, service_type_id, service_type,
    relationship, vet_staff, date_entered, details) values
    ('practice-harbour', 'short-lived', 7, 'VP Submitted', 'x', ' Private ', 'vet_direct', 'Kim', now(), '{}')`)
  const found = () => connection.sql.query('select service_key from booking_list where order_id = 7')
  expect(await found()).toEqual([{ service_key: 'private' }])
  await connection.sql.query(`delete from bookings where id = 'short-lived'`)
  expect(await found()).toEqual([])
})

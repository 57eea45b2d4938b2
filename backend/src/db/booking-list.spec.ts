import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoRows } from 'demo'
import { testDatabase } from '../../test/database'
import { loadWorld } from '../load-world'
import type { Connection } from './connect'
import { migrate } from './migrate'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await loadWorld(connection.db, () => demoRows(new Date('2026-11-20T10:00:00Z')))
})
afterAll(() => connection.close())

const listed = () =>
  connection.sql.query(`select l.*, f.stage, f.service_key, f.relationship, f.origin, 0 as facet
    from booking_list l join booking_facets f on f.practice_id = l.practice_id and f.id = l.facet order by l.order_id`)

test('bookings from before are listed as new ones are', async () => {
  const { sql } = connection
  const before = await listed()
  expect(before).toHaveLength(376)
  expect(before.find(({ order_id: id }) => Number(id) === 100007)).toMatchObject({
    practice_id: 'practice-harbour',
    stage: 'VP Submitted',
    owner_sort: 'grace murray',
  })
  await sql.exec(`
    drop view own_booking_list, own_booking_facets;
    drop table booking_list, booking_facets;
    drop function booking_facet, status_label, search_keys;
    drop function list_booking, unlist_booking, relabel_bookings cascade;
    alter table bookings
      add column service_key text generated always as (lower(btrim(service_type))) stored,
      add column pet_sort text generated always as (lower(pet_first_name || ' ' || pet_last_name)) stored,
      add column owner_sort text generated always as (lower(owner_first_name || ' ' || owner_last_name)) stored,
      add column search_text text generated always as (booking_search_text(
        order_id, pet_first_name, pet_last_name, owner_first_name, owner_last_name, vet_staff)) stored,
      add column search_grams text[];
    create index bookings_by_date on bookings (practice_id, date_entered);
    create index bookings_by_stage on bookings (practice_id, stage);
    create index bookings_by_service_type on bookings (practice_id, service_key);
    create index bookings_by_pet on bookings (practice_id, pet_sort);
    create index bookings_by_owner on bookings (practice_id, owner_sort);
    create index bookings_by_search on bookings using gin (search_grams);
    delete from migrations where name in ('0015_booking_list.sql', '0052_own_lists.sql', '0057_search_fold.sql')`)
  await migrate(sql)
  expect(await listed()).toEqual(before)
})

test('a booking leaves the list with its row', async () => {
  await connection.sql.query(`insert into bookings (practice_id, id, order_id, stage, service_type_id, service_type,
    relationship, vet_staff, date_entered, details) values
    ('practice-harbour', 'short-lived', 7, 'VP Submitted', 'x', ' Private ', 'vet_direct', 'Kim', now(), '{}')`)
  const found = () => connection.sql.query('select service_key from booking_list where order_id = 7')
  expect(await found()).toEqual([{ service_key: 'private' }])
  await connection.sql.query(`delete from bookings where id = 'short-lived'`)
  expect(await found()).toEqual([])
})

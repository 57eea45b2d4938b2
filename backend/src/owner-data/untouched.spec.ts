import { addTime } from '@portal/domain'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barePractices } from '../../test/bare-practices'
import { testDatabase } from '../../test/database'
import type { Connection } from '../db/connect'
import { untouchedSince } from './erase'

const NOW = new Date('2026-11-25T04:00:00Z')
const SINCE = addTime(NOW, -84, 'month')

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  // A booking a day for eleven years: 1460 and some are older than seven. b4000 is made unreadable already, and in b3999
  // something happened yesterday.
  await connection.sql.exec(`
    ${barePractices('one')}
    alter table bookings disable trigger list_booking;
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, origin, vet_staff,
        date_entered, pet_first_name, pet_last_name, owner_first_name, owner_last_name, owner_phone, details, owner_erased_at)
      select 'one', 'b' || n, 'Completed', '', '', 'vet_direct', 'portal', '', '${NOW.toISOString()}'::timestamptz - n * interval '1 day',
        '', '', '', '', '', '{}', case when n = 4000 then '${NOW.toISOString()}'::timestamptz end
      from generate_series(1, 4000) n;
    insert into order_events (practice_id, booking_id, at, field, from_value, to_value, by)
      select 'one', 'b3999', '${addTime(NOW, -1, 'day').toISOString()}', 'stage', '', '', '';
    analyze bookings; analyze order_events; analyze booking_submissions`)
})
afterAll(() => connection.close())

test('what has waited for longer than the setting is found by an index, the oldest first [OPEN-169]', async () => {
  const query = untouchedSince(connection.db, SINCE, 3)
  const { sql: text, params } = new PgDialect().sqlToQuery(query.getSQL())
  const rows = await connection.sql.query(`explain (costs off) ${text}`, params)
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  expect(plan).toContain('Index Scan using bookings_with_owner')
  expect(plan).not.toMatch(/Seq Scan on bookings|Sort/)
  expect((await query).map(({ id }) => id)).toEqual(['b3998', 'b3997', 'b3996'])
})

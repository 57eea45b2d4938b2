import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database'
import { barePractices } from '../../test/bare-practices'
import type { Connection } from '../db/connect'
import { forPractice } from '../db/wall'
import { tenantFrom } from '../tenant/tenant'
import { bookingsOfLikePets } from './same-pet'

const NOW = new Date('2026-11-25T04:00:00Z')
let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  // Enough for the planner to take the way that it takes among a million.
  await connection.sql.exec(`
    ${barePractices('big', 'other')}
    alter table bookings disable trigger list_booking;
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, origin, vet_staff,
        date_entered, pet_first_name, pet_last_name, owner_first_name, owner_last_name, owner_phone, details)
      select case when n % 2 = 0 then 'big' else 'other' end, 'b' || n, 'Completed', '', '', 'vet_direct', 'portal', '',
        '${NOW.toISOString()}'::timestamptz - n * interval '1 hour', left(md5('pet ' || n % 97), 6), left(md5('owner ' || n % 89), 6), '', '', '', '{}'
      from generate_series(1, 4000) n;
    analyze bookings`)
})
afterAll(() => connection.close())

/** As long as names are, and none like another. */
const word = (of: string) => createHash('md5').update(of).digest('hex').slice(0, 6)

/** How the database asks its index for a practice: the statement of its function, with values in their places. */
async function planOfKeys(practice: string, one: string, other: string): Promise<string> {
  const [row] = await connection.sql.query(`select prosrc from pg_proc where proname = 'bookings_with_keys'`)
  const [, text = ''] = /return query (select[^;]*);/.exec(String(row?.prosrc)) ?? []
  const keys = (name: string) => `pet_keys('${practice}', '${name}', '${NOW.toISOString()}')`
  const asked = text
    .replace('= practice', `= '${practice}'`)
    .replace('&& one', `&& ${keys(one)}`)
    .replace('&& other', `&& ${keys(other)}`)
  return explained(asked)
}

async function explained(text: string, values: unknown[] = []): Promise<string> {
  const answer = await connection.sql.query(`explain (costs off) ${text}`, values)
  return answer.map((row) => String(row['QUERY PLAN'])).join('\n')
}

/** How the bookings of a like pet are read, and their ids. */
async function read(practiceId: string, words: readonly string[]) {
  const session = { kind: 'staff', practiceId }
  const query = bookingsOfLikePets(connection.db, tenantFrom(session as Parameters<typeof tenantFrom>[0]), {
    id: 'none',
    dateEntered: NOW,
    words,
  })
  const { sql: text, params } = new PgDialect().sqlToQuery(query.getSQL())
  const [plan, rows] = await forPractice(practiceId, async () => [await explained(text, params), await query] as const)
  return { plan, ids: rows.map(({ id }) => id) }
}

test('a like pet is found by its index alone, whoever asks: no booking is read that bears no such name [OPEN-121]', async () => {
  const plan = await planOfKeys('big', word('pet 3'), word('owner 45'))
  expect(plan).toContain('Bitmap Index Scan on bookings_by_pet_names')
  // By no other besides: those of a large practice would be read whole.
  expect(plan.match(/Index Scan/g)).toHaveLength(1)
  expect(plan).not.toMatch(/Seq Scan|BitmapAnd/)
  // Among so few the planner would not do so: what it would take an index for must not be there.
  expect(plan).not.toMatch(/practice_id = '/)
  const none = await read('big', [word('pet 3'), word('owner 45')])
  expect(none.ids).toEqual([])
  // What was found is read by its key, behind the wall too.
  expect(none.plan).toMatch(/Index Scan (?:on|using) bookings_pkey/)
  expect(none.plan).not.toContain('Seq Scan')
  expect((await read('big', [word('pet 2'), word('owner 2')])).ids).toEqual(['b2'])
  expect((await read('other', [word('pet 2'), word('owner 2')])).ids).toEqual([])
})

test('the index answers who acts for a practice nothing of another [OPEN-192]', async () => {
  const keys = (name: string) => sql`pet_keys('big', ${word(name)}, ${NOW.toISOString()})`
  const ids = () =>
    connection.db
      .select({ id: sql<string>`id` })
      .from(sql`bookings_with_keys('big', ${keys('pet 2')}, ${keys('owner 2')}) as id`)
  expect(await ids()).toEqual([{ id: 'b2' }])
  expect(await forPractice('big', ids)).toEqual([{ id: 'b2' }])
  expect(await forPractice('other', ids)).toEqual([])
})

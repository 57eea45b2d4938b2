import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, barePractices } from '../../test/database'
import type { Connection } from '../db/connect'
import { forPractice } from '../db/wall'
import { tenantFrom } from '../session/tenant'
import { bookingsOfLikePets } from './same-pet'

const NOW = new Date('2026-11-25T04:00:00Z')
let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await connection.sql.exec(`
    ${barePractices('big', 'other')}
    alter table bookings disable trigger list_booking;
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, origin, vet_staff,
        date_entered, pet_first_name, pet_last_name, owner_first_name, owner_last_name, owner_phone, details)
      select case when n % 2 = 0 then 'big' else 'other' end, 'b' || n, 'Completed', '', '', 'vet_direct', 'portal', '',
        '${NOW.toISOString()}'::timestamptz - n * interval '1 hour', left(md5('pet ' || n % 97), 6), left(md5('owner ' || n % 89), 6), '', '', '', '{}'
      from generate_series(1, 100) n`)
})
afterAll(() => connection.close())

/** A word as long as a name, and unlike any other. */
const word = (of: string) => createHash('md5').update(of).digest('hex').slice(0, 6)

const likePets = (practiceId: string) =>
  forPractice(practiceId, async () => {
    const tenant = tenantFrom({ kind: 'staff', practiceId } as Parameters<typeof tenantFrom>[0])
    const like = { id: 'none', dateEntered: NOW, words: [word('pet 2'), word('owner 2')] }
    return (await bookingsOfLikePets(connection.db, tenant, like)).map(({ id }) => id)
  })

test('finds a similar pet by its names in the own practice [OPEN-121]', async () => {
  expect([await likePets('big'), await likePets('other')]).toEqual([['b2'], []])
})

test('the index shows a practice nothing of another [OPEN-192]', async () => {
  const keys = (name: string) => sql`pet_keys('big', ${word(name)}, ${NOW.toISOString()})`
  const ids = () =>
    connection.db
      .select({ id: sql<string>`id` })
      .from(sql`bookings_with_keys('big', ${keys('pet 2')}, ${keys('owner 2')}) as id`)
  expect(await ids()).toEqual([{ id: 'b2' }])
  expect(await forPractice('big', ids)).toEqual([{ id: 'b2' }])
  expect(await forPractice('other', ids)).toEqual([])
})

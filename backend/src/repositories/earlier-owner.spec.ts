import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownerSearch } from '@portal/domain/earlier-owner'
import type { TypedOwner } from '@portal/domain/earlier-owner'
import { testDatabase } from '../../test/database'
import { barePractices } from '../../test/bare-practices'
import type { Connection } from '../db/connect'
import { tenantFrom } from '../tenant/tenant'
import { bookingsOfOwners, earlierOwners } from './earlier-owner'

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
        '2026-11-25T04:00:00Z'::timestamptz - n * interval '1 hour', '', '',
        'First' || left(md5('first ' || n % 83), 4), initcap(left(md5('last ' || n % 97), 6)),
        '+614' || lpad((n % 211 * 4591 % 100000000)::text, 8, '0'), '{}'
      from generate_series(1, 8000) n;
    analyze bookings`)
})
afterAll(() => connection.close())

type Session = Parameters<typeof tenantFrom>[0]
const tenant = (practiceId: string) => tenantFrom({ kind: 'staff', practiceId } as Session)

function searchFor(typed: TypedOwner) {
  const search = ownerSearch(typed)
  if (search === null) throw new Error('too little')
  return search
}

/** How it is found, and which bookings are. */
async function read(practiceId: string, typed: TypedOwner) {
  const search = searchFor(typed)
  const query = bookingsOfOwners(connection.db, tenant(practiceId), { search, except: '' }, 60)
  const { sql: text, params } = new PgDialect().sqlToQuery(query.getSQL())
  const answer = await connection.sql.query(`explain (costs off) ${text}`, params)
  return { plan: answer.map((row) => String(row['QUERY PLAN'])).join('\n'), rows: await query }
}

const ofBig = async (column: string) => {
  const [row] = await connection.sql.query(`select ${column} as value from bookings where id = 'b40'`)
  return String(row?.value)
}

describe('an owner is found by an index, the latest first, and nothing is sorted [OPEN-202]', () => {
  test.each<[index: string, letters: { firstName?: number; lastName?: number; phoneNumber?: number }]>([
    ['bookings_by_owner_last_name', { lastName: 4, firstName: 2 }],
    ['bookings_by_owner_phone', { phoneNumber: 8, lastName: 2 }],
  ])('%s', async (index, { firstName = 0, lastName = 0, phoneNumber = 0 }) => {
    const { plan, rows } = await read('big', {
      firstName: (await ofBig('owner_first_name')).slice(0, firstName),
      lastName: (await ofBig('owner_last_name')).slice(0, lastName),
      phoneNumber: (await ofBig('owner_phone')).slice(0, phoneNumber),
    })
    expect(plan).toContain(`Index Scan Backward using ${index}`)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
    // What goes on in another way is passed over in the index: no row is read for it.
    expect(plan).toMatch(/Index Cond: .*~>=~.*~<~/)
    expect(rows.map((row) => row.id)).toContain('b40')
    expect(rows.every((row) => row.bookedAt <= (rows[0]?.bookedAt ?? 0))).toBe(true)
    expect(rows.some((row) => Number(row.id.slice(1)) % 2 === 1)).toBe(false)
  })
})

test('an owner of very many bookings hides nobody', async () => {
  await connection.sql.exec(`
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, origin, vet_staff,
        date_entered, owner_first_name, owner_last_name, owner_phone, details)
      select 'big', 'shelter' || n, 'Completed', '', '', 'vet_direct', 'portal', '', now() - n * interval '1 minute',
        case n when 300 then 'Ida' else 'Dog' end, 'Shelter', '+61400000000',
        '{"pet":null,"owner":null,"collection":null}' from generate_series(1, 300) n`)
  const looked = { search: searchFor({ lastName: 'Shelter', phoneNumber: '0400 000 000' }), except: '' }
  const found = await earlierOwners(connection.db, tenant('big'), looked)
  expect(found).toHaveLength(2)
})

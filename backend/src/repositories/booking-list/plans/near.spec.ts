import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barePractices } from '../../../../test/bare-practices'
import { testDatabase } from '../../../../test/database'
import type { Connection } from '../../../db/connect'
import { tenantFrom } from '../../../tenant/tenant'
import { listBookings, plannedFor, questionOf } from '../list-bookings'
import { NEAR_ROWS } from './near'

const BOOKINGS = NEAR_ROWS + 700
/** Of so many newest the plan is guessed. */
const NEWEST = 500
/** Of every ten bookings in a row. */
const PETS = ['bella', 'abby', 'abby', 'moss', 'moss', 'moss', 'moss', 'moss', 'moss', 'moss']

interface Row {
  readonly number: number
  readonly pet: string
  readonly owner: string
}

/** Fourteen of the newest Abbys have an owner Yates, and all others of that name a Zoe, which no order has near. */
const rows: readonly Row[] = Array.from({ length: BOOKINGS }, (_, n) => {
  const isLate = n >= NEWEST && n % 20 === 3
  const pet = isLate ? 'zoe' : (PETS[n % PETS.length] ?? '')
  const isYates = isLate || (n < NEWEST && pet === 'abby' && n % 7 === 0)
  return { number: n + 1, pet: `${pet} ${String((n * 37) % BOOKINGS)}`, owner: isYates ? 'ann yates' : 'ann moore' }
})

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await connection.sql.exec(`
    ${barePractices('ours', 'theirs')}
    insert into booking_facets (practice_id, stage, service_key, relationship, origin)
      select p, 'Completed - Returned', 'private', 'vet_direct', 'portal' from unnest(array['ours', 'theirs']) p;
    alter table bookings disable trigger list_booking`)
  // A little at a time: on a busy machine to find the grams of all takes longer than a statement may.
  for (let at = 0; at < BOOKINGS; at += 300) await insert('ours', 0, rows.slice(at, at + 300))
  await insert('theirs', 100_000, rows.slice(0, 300))
  await connection.sql.exec('analyze booking_list, bookings')
})
afterAll(() => connection.close())

async function insert(practice: string, after: number, some: readonly Row[]): Promise<void> {
  const given = [practice, after, JSON.stringify(some)]
  const asRows = `jsonb_to_recordset($3::jsonb) as r(number int, pet text, owner text)`
  await connection.sql.query(
    `insert into bookings (practice_id, id, order_id, stage, service_type_id, service_type, relationship, vet_staff,
        date_entered, details)
      select $1::text, $1 || number, number + $2::int, 'Completed - Returned', '', 'private', 'vet_direct', '', now(), '{}'
      from ${asRows}`,
    given,
  )
  await connection.sql.query(
    `insert into booking_list
      select $1::text, number + $2::int, f.id, now() - number * interval '1 minute', 'private', 'Completed', pet, owner,
        number + $2::int || ' ' || pet || ' ' || owner
      from ${asRows} join booking_facets f on f.practice_id = $1`,
    given,
  )
}

const ours = tenantFrom({ kind: 'staff', practiceId: 'ours' } as Parameters<typeof tenantFrom>[0])
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Everything that holds the word, sorted, and of this a page. */
function expected(word: string, direction: 'asc' | 'desc', page: number) {
  const held = rows.filter(({ pet, owner }) => `${pet} ${owner}`.includes(word))
  const inOrder = held.toSorted((a, b) => compare(a.pet, b.pet) || a.number - b.number)
  const way = direction === 'asc' ? inOrder : inOrder.toReversed()
  return { total: held.length, numbers: way.slice((page - 1) * 15, page * 15).map(({ number }) => number) }
}

describe.each(['asc', 'desc'] as const)('%s', (direction) => {
  test.each([
    ['bella', 1],
    ['bella', 2],
    // Ascending these seem near and are not: of a page of sixteen fourteen are met among the first.
    ['yates', 1],
    ['yates', 2],
    ['zoe', 1],
    ['nobody', 1],
  ])('a search of %s in the order of names has on page %i what is next in it [BKG-19, API-17]', async (word, page) => {
    const order = { sort: 'pet_name', direction, page, pageSize: 15 } as const
    const answer = await listBookings(connection.db, ours, { search: word }, order)
    const { total, numbers } = expected(word, direction, page)
    expect(answer.rows.map(({ orderId }) => orderId)).toEqual(numbers)
    expect(answer.total).toBe(total)
  })
})

/** By the first rows of the order and not by the newest bookings, which tell nothing of where those of one name stand. */
test.each([
  // Of all that are newest every tenth, and all behind the Abbys.
  ['bella', 'asc', 'searched'],
  ['bella', 'desc', 'searched'],
  ['abby', 'asc', 'near'],
  ['abby', 'desc', 'searched'],
  ['moss', 'asc', 'sought'],
] as const)('%s in the order %s of names is looked for by the plan %s [API-17]', async (search, direction, plan) => {
  const asked = await questionOf(connection.db, ours, { search })
  const planned = await plannedFor(connection.db, asked, { sort: 'pet_name', direction }, { isDeep: false, last: 16 })
  expect(planned.shape.plan).toBe(plan)
})

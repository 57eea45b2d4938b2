import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../../db/connect'
import { tenantFrom } from '../../../tenant/tenant'
import { listBookings, plannedFor, questionOf } from '../list-bookings'
import { namedDatabase } from './named-rows.fixture'
import type { NamedRow } from './named-rows.fixture'
import { NEAR_ROWS } from './near'

const BOOKINGS = NEAR_ROWS + 700
/** Of so many newest the plan is guessed. */
const NEWEST = 500
/** Of every ten bookings in a row. */
const PETS = ['bella', 'abby', 'abby', 'moss', 'moss', 'moss', 'moss', 'moss', 'moss', 'moss']

/** Fourteen of the newest Abbys have an owner Yates, and all others of that name a Zoe, which no order has near. */
const rows: readonly NamedRow[] = Array.from({ length: BOOKINGS }, (_, n) => {
  const isLate = n >= NEWEST && n % 20 === 3
  const pet = isLate ? 'zoe' : (PETS[n % PETS.length] ?? '')
  const isYates = isLate || (n < NEWEST && pet === 'abby' && n % 7 === 0)
  return { number: n + 1, pet: `${pet} ${String((n * 37) % BOOKINGS)}`, owner: isYates ? 'ann yates' : 'ann moore' }
})

let connection: Connection
beforeAll(async () => {
  connection = await namedDatabase(rows, rows.slice(0, 300))
})
afterAll(() => connection.close())

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
    // Ascending these seem near and are not: of a page of sixteen fourteen are met among the first.
    ['yates', 1],
    ['yates', 2],
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

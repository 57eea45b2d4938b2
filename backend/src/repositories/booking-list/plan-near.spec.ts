import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../db/connect'
import { tenantFrom } from '../../session/tenant'
import { listBookings } from './list-bookings'
import { namedDatabase } from './named-rows.fixture'
import type { NamedRow } from './named-rows.fixture'
import { NEAR_ROWS } from './plans'

const BOOKINGS = NEAR_ROWS + 700
/** Number of newest rows by which the plan is estimated. */
const NEWEST = 500
/** Pets of each ten consecutive bookings. */
const PETS = ['bella', 'abby', 'abby', 'moss', 'moss', 'moss', 'moss', 'moss', 'moss', 'moss']

/** Fourteen of the newest Abbys have an owner Yates; the other Yates own a Zoe, which no order has near. */
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

/** Expected page: all rows that contain the word, sorted. */
function expected(word: string, direction: 'asc' | 'desc', page: number) {
  const held = rows.filter(({ pet, owner }) => `${pet} ${owner}`.includes(word))
  const inOrder = held.toSorted((a, b) => compare(a.pet, b.pet) || a.number - b.number)
  const way = direction === 'asc' ? inOrder : inOrder.toReversed()
  return { total: held.length, numbers: way.slice((page - 1) * 15, page * 15).map(({ number }) => number) }
}

describe.each(['asc', 'desc'] as const)('%s', (direction) => {
  test.each([
    ['bella', 1],
    // In ascending order these seem near but are not: of a page of sixteen, fourteen are found among the first.
    ['yates', 1],
    ['yates', 2],
  ])('search of %s in name order, page %i [BKG-19, API-17]', async (word, page) => {
    const order = { sort: 'pet_name', direction, page, pageSize: 15 } as const
    const answer = await listBookings(connection.db, ours, { search: word }, order)
    const { total, numbers } = expected(word, direction, page)
    expect(answer.rows.map(({ orderId }) => orderId)).toEqual(numbers)
    expect(answer.total).toBe(total)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fold } from '@portal/domain-bundled/search'
import type { Connection } from '../../db/connect'
import { tenantFrom } from '../../session/tenant'
import { MOST_COUNTED } from './conditions'
import { listBookings } from './list-bookings'
import { namedDatabase } from './named-rows.fixture'
import type { NamedRow } from './named-rows.fixture'

/** None of the newest bookings has the common name, so the name looks rare among them. */
const NEWEST = 550
const NAMED = MOST_COUNTED + 20

/** Pets named Kira, and a few owners whose names contain it, sorted before and behind them. */
const rows: readonly NamedRow[] = Array.from({ length: NEWEST + NAMED + 60 }, (_, n) => {
  const at = n - NEWEST
  if (at < 0) return { number: n + 1, pet: n % 2 === 0 ? 'abby' : 'zorro', owner: 'ann moore' }
  if (at < NAMED) return { number: n + 1, pet: `kira ${(at * 37) % 211}`, owner: 'ann moore' }
  return { number: n + 1, pet: ['abby', 'kirk', 'shakira', 'zorro'][at % 4] ?? '', owner: `ann akira_${at % 7}` }
})

let connection: Connection
beforeAll(async () => {
  connection = await namedDatabase(rows, rows.slice(NEWEST, NEWEST + 300))
})
afterAll(() => connection.close())

const ours = tenantFrom({ kind: 'staff', practiceId: 'ours' } as Parameters<typeof tenantFrom>[0])
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const NAME = { pet_name: 'pet', owner_name: 'owner' } as const
type Sort = keyof typeof NAME

/** Expected page: all rows that contain the word, sorted. */
function expected(word: string, sort: Sort, direction: 'asc' | 'desc', page: number) {
  // A word of less than three letters must begin a word; no character is a wildcard.
  const part = word.length < 3 ? ` ${word}` : fold(word)
  const held = rows.filter(({ pet, owner }) => ` ${pet} ${owner}`.includes(part))
  const inOrder = held.toSorted((a, b) => compare(a[NAME[sort]], b[NAME[sort]]) || a.number - b.number)
  const way = direction === 'asc' ? inOrder : inOrder.toReversed()
  return { total: held.length, numbers: way.slice((page - 1) * 15, page * 15).map(({ number }) => number) }
}

describe.each(['asc', 'desc'] as const)('%s', (direction) => {
  test.each([
    // Rows before the Kiras fill the first page, those behind them the last.
    ...[1, 2, 3, 30, 71, 72, 73, 74].map((page) => ['kira', 'pet_name', page] as const),
    ...[1, 2, 73].map((page) => ['kira', 'owner_name', page] as const),
    ['kira_', 'pet_name', 1],
    ['ki', 'pet_name', 1],
    ['moore', 'pet_name', 2],
  ] as const)('search of %s by %s, page %i [BKG-19, API-17]', async (word, sort, page) => {
    const order = { sort, direction, page, pageSize: 15 } as const
    const answer = await listBookings(connection.db, ours, { search: word }, order)
    const { total, numbers } = expected(word, sort, direction, page)
    expect(answer.rows.map(({ orderId }) => orderId)).toEqual(numbers)
    expect(answer.total).toBe(Math.min(total, MOST_COUNTED))
    expect(answer.isMore).toBe(total > MOST_COUNTED)
  })
})

import { describe, expect, test } from 'vitest'
import { pageOf, row } from '../data/bookings.fixture'
import { changedCount } from './changed-count'

const NONE: ReadonlySet<string> = new Set()
const of = (...ids: string[]) => pageOf(ids.map((id) => row({ id })))
const counted = (total: number, ...ids: string[]) => ({ ...of(...ids), total, more: false })
const shown = counted(3, 'a', 'b', 'c')

describe('number of changed bookings [OPEN-206]', () => {
  test('is 0 when nothing has changed', () => expect(changedCount(shown, counted(3, 'a', 'b', 'c'), NONE)).toBe(0))

  test.each([
    ['a status', { cstm: { order_stage_c: 'Awaiting Return Delivery' } }],
    ['a name', { pet_name: 'Bello' }],
    ['what is missing', { missing: ['weight'] }],
    ['an artwork', { artwork: 'changesAsked' as const }],
    ['another picture', { tag_image: '/api/booking-files/tags/100001-2.svg?expires=1&signature=a' }],
  ])('counts a row with %s', (_what, change) => {
    const now = { ...shown, data: [row({ id: 'a', ...change }), row({ id: 'b' }), row({ id: 'c' })] }
    expect(changedCount(shown, now, NONE)).toBe(1)
  })

  test('ignores a new link to the same picture [OPEN-92]', () => {
    const link = '/api/booking-files/tags/100001-1.svg?expires=2&signature=b'
    const now = { ...shown, data: ['a', 'b', 'c'].map((id) => row({ id, tag_image: link })) }
    expect(changedCount(shown, now, NONE)).toBe(0)
  })

  test.each([
    ['a new one on a page with room', counted(4, 'new', 'a', 'b', 'c'), 1],
    ['a new one that pushes the last row off', counted(4, 'new', 'a', 'b'), 1],
    ['two of those', counted(5, 'new', 'newer', 'a'), 2],
    ['one that went', counted(2, 'a', 'c'), 1],
    ['one that went, and the next page gives its first', counted(2, 'a', 'c', 'next'), 1],
    ['one that came elsewhere in the list', counted(4, 'a', 'b', 'c'), 1],
    ['all that went', counted(0), 3],
  ])('%s', (_what, now, expected) => expect(changedCount(shown, now, NONE)).toBe(expected))

  test('one removed and one added count as two when both were reported, otherwise as one', () => {
    const now = counted(3, 'new', 'a', 'b')
    expect(changedCount(shown, now, new Set(['new', 'c']))).toBe(2)
    expect(changedCount(shown, now, NONE)).toBe(1)
  })

  test('ignores a reported booking that is on another page or looks the same', () => {
    expect(changedCount(shown, shown, new Set(['a', 'elsewhere']))).toBe(0)
  })
})

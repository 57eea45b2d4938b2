import { expect, test } from 'vitest'
import { isAfterHours, offeredNow } from './after-hours'

const hours = { opens: '08:00', closes: '18:00', time_zone: 'Australia/Melbourne' } as const
const weekday = { id: 'w', name: 'Home Collection - Melbourne Metro, Weekday' }
const after = { id: 'a', name: 'Home Collection - Melbourne Metro, After Hours' }
const AT_TWO = new Date('2026-11-25T03:00:00Z')
const AT_SIX = new Date('2026-11-25T07:00:00Z')
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id).join('')

test('recognises an after-hours collection by its name, in any case', () => {
  expect([after, weekday, { name: 'AFTER-HOURS' }].map(isAfterHours)).toEqual([true, false, true])
})

test.each([
  ['at two in the afternoon', [weekday, after], AT_TWO, undefined, 'w'],
  ['the minute it closes', [weekday, after], AT_SIX, undefined, 'wa'],
  ['on a Saturday', [weekday, after], new Date('2026-11-28T03:00:00Z'), undefined, 'wa'],
  ['at two, where it is chosen', [weekday, after], AT_TWO, 'a', 'wa'],
  ['at two, where there is nothing else', [after], AT_TWO, undefined, 'a'],
] as const)('%s [OPEN-131]', (_, products, now, chosenId, offered) => {
  expect(ids(offeredNow(products, { hours, now, chosenId }))).toBe(offered)
  expect(ids(offeredNow(products, { hours: null, now, chosenId }))).toBe(ids(products))
})

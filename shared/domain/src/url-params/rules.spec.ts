import { expect, test } from 'vitest'
import { dayParam, decodeServiceTypeParam, encodeServiceTypeParam, isIdParam, pageParam, searchTerm } from './rules'

test('writes an ampersand as * and reads it back [BKG-23]', () => {
  expect(encodeServiceTypeParam('Private Cremation & Return & More')).toBe('Private Cremation * Return * More')
  expect(decodeServiceTypeParam('Private Cremation * Return of Ashes')).toBe('Private Cremation & Return of Ashes')
})

test.each([
  ['3', 3],
  ['10000', 10_000],
  ['10001', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['abc', 1],
  [null, 1],
])('reads page %j as page %d', (param, page) => expect(pageParam(param)).toBe(page))

test('accepts existing days as YYYY-MM-DD [OPEN-22]', () => {
  expect(dayParam('2026-02-28')).toBe('2026-02-28')
  expect(dayParam('2024-02-29')).toBe('2024-02-29')
  expect([dayParam('2026-02-29'), dayParam('2026-2-3'), dayParam('28/02/2026'), dayParam(null)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test.each(['0000-01-01', '0012-03-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
  '%s is out of range [OPEN-22]',
  (day) => expect(dayParam(day)).toBeNull(),
)

test.each([
  ['  Bella ', 'Bella'],
  ['Bel\u0000la\tReid', 'Bel la Reid'],
  ['\u0007', ''],
  ['\u202eBella', 'Bella'],
  ['\u200b ', ''],
  ['a\ud83d', 'a'],
  ['Zoë 🐾', 'Zoë 🐾'],
  [null, ''],
])('%j becomes the search text %j [BKG-16]', (text, term) => expect(searchTerm(text)).toBe(term))

test('cuts a long search text, never inside an emoji', () => {
  expect(searchTerm('x'.repeat(10_000))).toBe('x'.repeat(100))
  expect(searchTerm('ab🐾c', 3)).toBe('ab🐾')
})

test('ids contain word characters and hyphens only [OPEN-04]', () => {
  expect([isIdParam('a-1_B'), isIdParam('a/b'), isIdParam(''), isIdParam(null)]).toEqual([true, false, false, false])
})

import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { PLAQUE_LIMITS } from '@portal/domain/plaque'
import { expect, test } from 'vitest'
import { iconTyped, yearsOffer } from './offers'
import { PHRASES } from './phrases.data'

test.each([
  ['Bella ❤️', { icon: 'Heart', rest: 'Bella' }],
  ['♥ Our ♥ girl', { icon: 'Heart', rest: 'Our girl' }],
  ['🐾', { icon: 'Dog Paw', rest: '' }],
  ['Best friend', null],
  ['Zoë 🌈', null],
])('a sign in %j stands for an icon that the plaque has [OPEN-365]', (text, icon) => {
  expect(iconTyped(text)).toEqual(icon)
})

test.each([
  ['2014', '2014 – 2026'],
  [' 2014 - ', '2014 – 2026'],
  ['2026', null],
  ['2027', null],
  ['2014 - 2026', null],
  ['Since 2014', null],
  ['', null],
])('a line with only the year %j is offered with this year [OPEN-365]', (text, years) => {
  expect(yearsOffer(text, 2026)).toBe(years)
})

test('each phrase fits a line and can be engraved [ENG-33, OPEN-365]', () => {
  const wrong = PHRASES.filter((text) => text.length > PLAQUE_LIMITS.primaryText || notEngravable(text).length > 0)
  expect(wrong).toEqual([])
})

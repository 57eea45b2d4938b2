import { expect, test } from 'vitest'
import { line } from '../../testing/bookings'
import { byteLength, summaryText } from './summary-picture'

test('the text has every fact, item and the total [OPEN-49]', () => {
  const sections = [
    {
      title: 'Pet',
      facts: [
        { label: 'Pet name', value: 'Bella Ngata' },
        { label: 'Email', value: '' },
      ],
    },
  ]
  const order = {
    lines: [{ ...line('l1', 'Paw print', 85, 2), engravingText: 'Bella' }],
    fees: { collection: 50, return: null },
  }
  expect(summaryText(sections, order, true)).toEqual([
    'PET',
    'Pet name: Bella Ngata',
    'Email: Not given',
    '',
    'ITEMS',
    '2 x Paw print: $170.00',
    '   Engraving: Bella',
    '1 x Collection Travel Cost: $50.00',
    '1 x Return Travel Cost: To be confirmed',
    'Total (inc GST): $220.00',
  ])
  expect(summaryText([], order, false)).toEqual([
    'ITEMS',
    '2 x Paw print',
    '   Engraving: Bella',
    '1 x Collection Travel Cost',
    '1 x Return Travel Cost',
  ])
})

test('wraps long text at spaces without losing any', () => {
  const value = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  const order = { lines: [], fees: { collection: 0, return: 0 } }
  const lines = summaryText([{ title: 'X', facts: [{ label: 'A', value }] }], order, false)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(89)
  expect(lines.join('').replace(/\s/g, '')).toBe(
    `XA:${value.replace(/\s/g, '')}ITEMS1xCollectionTravelCost1xReturnTravelCost`,
  )
})

test('counts the bytes of a data URL: "AAAA" is three, "AA==" is one', () => {
  expect(byteLength('data:image/png;base64,AAAA')).toBe(3)
  expect(byteLength('data:image/png;base64,AA==')).toBe(1)
})

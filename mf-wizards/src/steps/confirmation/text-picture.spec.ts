import { expect, test } from 'vitest'
import { byteLength } from './capture'
import { summaryText } from './text-picture'

test('the plain text holds every fact, item and the total [OPEN-49]', () => {
  const sections = [
    {
      title: 'Pet',
      facts: [
        { label: 'Pet name', value: 'Bella Ngata' },
        { label: 'Email', value: '' },
      ],
    },
  ]
  const prices = {
    column: 'RRP',
    lines: [{ id: 'l1', name: 'Paw print', details: ['Engraving: Bella'], quantity: 2, amount: '$170.00' }],
    total: { label: 'Total (inc GST)', amount: '$170.00' },
  }
  expect(summaryText(sections, prices)).toEqual([
    'PET',
    'Pet name: Bella Ngata',
    'Email: Not given',
    '',
    'ITEMS',
    '2 x Paw print: $170.00',
    '   Engraving: Bella',
    'Total (inc GST): $170.00',
  ])
})

test('a long text is broken at spaces, all of it stays', () => {
  const value = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  const lines = summaryText([{ title: 'X', facts: [{ label: 'A', value }] }], {
    lines: [],
    column: null,
    total: null,
  })
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(89)
  expect(lines.join('').replace(/\s/g, '')).toBe(`XA:${value.replace(/\s/g, '')}ITEMS`)
})

test('bytes of a data URL: "AAAA" are three, "AA==" is one', () => {
  expect(byteLength('data:image/png;base64,AAAA')).toBe(3)
  expect(byteLength('data:image/png;base64,AA==')).toBe(1)
})

import { expect, test } from 'vitest'
import { isMaterial, PRICE_BANDS, priceBandText } from './rules'

test('labels of price bands say what happens at their ends', () => {
  expect(PRICE_BANDS.map(priceBandText)).toEqual([
    'Under $50',
    '$50 to under $100',
    '$100 to under $150',
    '$150 to under $200',
    '$200 and over',
  ])
})

test('price bands follow each other without a gap', () => {
  const ends = PRICE_BANDS.map(({ below }) => below)
  expect(PRICE_BANDS.slice(1).map(({ from }) => from)).toEqual(ends.slice(0, -1))
})

test.each([
  ['timber', true],
  ['Timber', false],
  ['toString', false],
  [null, false],
])('%j is a material: %j', (value, is) => expect(isMaterial(value)).toBe(is))

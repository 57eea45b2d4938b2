import { expect, test } from 'vitest'
import { isGlazed, leastCapital, letterHeights, statedSize } from './true-size'

const name = (capital: number) => [{ field: 'petName', capital }] as const

test('a plaque of 9 by 6 cm is 500 units wide: 0.18 mm each [OPEN-150]', () => {
  const plaque = { Dimensions: '9 x 6', Ratios: '3:2' }
  expect(statedSize(plaque)).toEqual({ width: 9, height: 6 })
  expect(letterHeights(plaque, name(32))).toEqual([{ field: 'petName', millimetres: 5.8 }])
})

test('of sides that differ from its picture, the letters are as the workshop makes them: within the plaque [OPEN-150]', () => {
  // 500 by 250 units within 10 by 4 cm: 40 mm through 250 are 0.16 mm each, 100 mm through 500 would be 0.2.
  expect(letterHeights({ Dimensions: '10 x 4', Ratios: '2:1' }, name(50))).toEqual([
    { field: 'petName', millimetres: 8 },
  ])
})

test.each(['0', '', 'large'])(
  'no size is reckoned from pixels where the dimensions are %j [ENG-30, OPEN-150]',
  (none) => {
    const tile = { Dimensions: none, Ratios: '1:1' }
    expect(statedSize(tile)).toBeNull()
    expect(letterHeights(tile, name(10))).toEqual([])
  },
)

test('porcelain needs larger letters than metal [OPEN-151]', () => {
  expect([{ Color: 'White' }, { Color: 'Graphite' }, { Color: 'Brass' }, { Color: '' }].map(leastCapital)).toEqual([
    2.5, 2, 2, 2,
  ])
  expect(isGlazed({ Color: 'Ivory porcelain' })).toBe(true)
})

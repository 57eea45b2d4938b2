import { expect, test } from 'vitest'
import { isGlazed, leastCapital, letterHeights, statedSize } from './true-size'

const name = (capital: number) => [{ field: 'petName', capital }] as const

test('a plaque of 9 by 6 cm is 500 units wide, 0.18 mm each [OPEN-150]', () => {
  const plaque = { Dimensions: '9 x 6', Ratios: '3:2' }
  expect(statedSize(plaque)).toEqual({ width: 9, height: 6 })
  expect(letterHeights(plaque, name(32))).toEqual([{ field: 'petName', millimetres: 5.8 }])
})

test("keeps proportions if the plaque's sides differ from its picture, and fits within the plaque [OPEN-150]", () => {
  // 500 by 250 units within 10 by 4 cm: 40 mm / 250 are 0.16 mm per unit, 100 mm / 500 would be 0.2.
  expect(letterHeights({ Dimensions: '10 x 4', Ratios: '2:1' }, name(50))).toEqual([
    { field: 'petName', millimetres: 8 },
  ])
})

test.each(['0', '', 'large'])('calculates no size for the dimensions %j [ENG-30, OPEN-150]', (none) => {
  const tile = { Dimensions: none, Ratios: '1:1' }
  expect(statedSize(tile)).toBeNull()
  expect(letterHeights(tile, name(10))).toEqual([])
})

test('porcelain needs larger letters than metal [OPEN-151]', () => {
  expect([{ Color: 'White' }, { Color: 'Graphite' }, { Color: 'Brass' }, { Color: '' }].map(leastCapital)).toEqual([
    2.5, 2, 2, 2,
  ])
  expect(isGlazed({ Color: 'Ivory porcelain' })).toBe(true)
})

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

test('one that tells no size is its canvas: 500 of 37.795 units a centimetre [ENG-54, OPEN-113]', () => {
  const tile = { Dimensions: '0', Ratios: '1:1' }
  expect(statedSize(tile)).toEqual({ width: 13.2, height: 13.2 })
  // 10 mm through 37.795 are 0.26459 mm each.
  expect(letterHeights(tile, name(10))).toEqual([{ field: 'petName', millimetres: 2.6 }])
})

test('of a size that is none nothing is told [ENG-30, OPEN-150]', () => {
  const odd = { Dimensions: 'large', Ratios: '3:2' }
  expect(statedSize(odd)).toBeNull()
  expect(letterHeights(odd, name(32))).toEqual([])
})

test('porcelain needs larger letters than metal [OPEN-151]', () => {
  expect([{ Color: 'White' }, { Color: 'Graphite' }, { Color: 'Brass' }, { Color: '' }].map(leastCapital)).toEqual([
    2.5, 2, 2, 2,
  ])
  expect(isGlazed({ Color: 'Ivory porcelain' })).toBe(true)
})

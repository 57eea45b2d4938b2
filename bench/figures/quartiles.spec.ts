import { expect, test } from 'vitest'
import { quartiles } from './quartiles'

test('the quartiles of what was measured, whatever its order', () => {
  expect(quartiles([9, 1, 5, 3, 7])).toEqual({ low: 3, median: 5, high: 7 })
})

test('between two neighbours the quartile lies in proportion', () => {
  expect(quartiles([10, 20, 30, 40])).toEqual({ low: 17.5, median: 25, high: 32.5 })
})

test('one value is all three, and nothing is no number', () => {
  expect(quartiles([4])).toEqual({ low: 4, median: 4, high: 4 })
  expect(quartiles([])).toEqual({ low: Number.NaN, median: Number.NaN, high: Number.NaN })
})

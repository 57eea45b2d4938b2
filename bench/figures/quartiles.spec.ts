import { expect, test } from 'vitest'
import { quartiles, single } from './quartiles'

test('the quartiles of what was measured, whatever its order', () => {
  expect(quartiles([9, 1, 5, 3, 7])).toMatchObject({ low: 3, median: 5, high: 7 })
})

test('between two neighbours the quartile lies in proportion', () => {
  expect(quartiles([10, 20, 30, 40])).toMatchObject({ low: 17.5, median: 25, high: 32.5 })
})

test('one value is all three, and nothing is no number', () => {
  expect(quartiles([4])).toMatchObject({ low: 4, median: 4, high: 4 })
  expect(quartiles([])).toMatchObject({ low: Number.NaN, median: Number.NaN, high: Number.NaN })
})

test.each([
  // All four lie on the same side of the true median in 2 of 16 throws: 12.5 %.
  { count: 4, from: 1, to: 4 },
  // In 2 of 128 none does, in 14 one: 12.5 % as well.
  { count: 7, from: 2, to: 6 },
  // In 2, 20 and 90 of 1,024: 11 %.
  { count: 10, from: 3, to: 8 },
])('of $count values the median lies between two of them with 85 % confidence', ({ count, from, to }) => {
  const values = Array.from({ length: count }, (_, at) => at + 1)
  expect(quartiles(values).interval).toEqual([from, to])
})

test('two or three values say no more than three times their range', () => {
  expect(quartiles([100, 120]).interval).toEqual([80, 140])
  expect(quartiles([7]).interval).toEqual([7, 7])
  expect(single(7)).toEqual(quartiles([7]))
})

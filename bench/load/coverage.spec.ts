import { expect, test } from 'vitest'
import { neverRun } from './coverage'

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count })

test('what lies in a function that never ran counts as a whole', () => {
  expect(neverRun([range(0, 100, 1), range(20, 50, 0)])).toBe(30)
})

test('a range within another has the say for its part', () => {
  // 10 to 90 never ran, but for 30 to 40 in it; there 35 to 38 did not.
  expect(neverRun([range(0, 100, 1), range(10, 90, 0), range(30, 40, 2), range(35, 38, 0)])).toBe(73)
})

test('neighbours are counted apart, and a script that ran whole has nothing', () => {
  expect(neverRun([range(0, 100, 1), range(0, 10, 0), range(10, 20, 1), range(90, 100, 0)])).toBe(20)
  expect(neverRun([range(0, 100, 1)])).toBe(0)
})

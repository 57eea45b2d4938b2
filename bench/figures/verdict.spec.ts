import { expect, test } from 'vitest'
import { isMet, isWithinNoise, ratio } from './verdict'
import type { Line } from './verdict'

const line = (low: number, median: number, high: number): Line => ({
  of: '/bookings',
  figure: 'content ÷ ordinary',
  unit: 'ratio',
  target: 0.6,
  measured: { low, median, high, interval: [low, high] },
})

test('a target is met at the figure that is printed', () => {
  expect(isMet(line(0.5, 0.604, 0.7))).toBe(true)
  expect(isMet(line(0.5, 0.606, 0.7))).toBe(false)
})

test('what was not measured meets nothing', () => {
  expect(isMet(line(Number.NaN, Number.NaN, Number.NaN))).toBe(false)
})

test('the noise is told where the target lies where the median may', () => {
  expect(isWithinNoise(line(0.55, 0.58, 0.62))).toBe(true)
  expect(isWithinNoise(line(0.59, 0.65, 0.7))).toBe(true)
  expect(isWithinNoise(line(0.5, 0.55, 0.59))).toBe(false)
  expect(isWithinNoise(line(0.61, 0.65, 0.7))).toBe(false)
})

test('a ratio compares what was measured in the same round', () => {
  // 100/200, 300/300 and 400/200.
  expect(ratio([100, 300, 400], [200, 300, 200])).toMatchObject({ low: 0.75, median: 1, high: 1.5 })
})

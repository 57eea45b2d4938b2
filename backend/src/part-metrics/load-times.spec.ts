import { describe, expect, test } from 'vitest'
import { msOf, p75Of, stepOf } from './load-times'

describe('load time steps, each a tenth longer', () => {
  // 50 · 1.1ⁿ: 50, 55, 60.5, 66.55, … 97.4 (7), … 336 (20), … 959.7 (31), 1055.7 (32), … 112,662 (81), 123,928 (82)
  test.each([
    [50, 0, 50],
    [53, 1, 55],
    [1010, 32, 1056],
    [9e9, 82, 123_928],
  ])('%i ms is step %i, which stands for %i ms', (ms, step, told) => {
    expect([stepOf(ms), msOf(step)]).toEqual([step, told])
  })
})

describe('the 75th percentile of load times', () => {
  test.each([
    ['none', [], null],
    // The third of four.
    [
      'four',
      [
        { step: 20, loads: 1 },
        { step: 0, loads: 2 },
        { step: 31, loads: 1 },
      ],
      336,
    ],
    [
      'many, just within',
      [
        { step: 7, loads: 750 },
        { step: 20, loads: 250 },
      ],
      97,
    ],
  ])('of %s', (_, times, ms) => {
    expect(p75Of(times)).toBe(ms)
  })
})

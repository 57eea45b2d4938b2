import { expect, test } from 'vitest'
import { isSound, lineOf, tableOf } from './table'
import type { Outcome } from './outcome'

const outcome: Outcome = {
  operations: 60,
  acknowledged: 7,
  submitted: 1,
  asked: 2,
  refused: 3,
  lostRequests: 0,
  lostAnswers: 4,
  reloads: 5,
  copies: 6,
  violations: [],
  log: [],
}

test('a race is sound when something was acknowledged and nothing is wrong', () => {
  expect(isSound(lineOf('race', [outcome]))).toBe(true)
  expect(isSound(lineOf('race', [outcome, { ...outcome, violations: ['rule 1'] }]))).toBe(false)
  expect(isSound(lineOf('race', [{ ...outcome, acknowledged: 0 }]))).toBe(false)
})

test('the table adds up what was played, and leaves out what a race does not count', () => {
  const lines = [lineOf('tabs', [outcome, outcome]), { name: 'flag', acknowledged: 9, violations: 0 }]
  expect(
    tableOf(lines)
      .split('\n')
      .map((line) => line.split(/\s+/).join(' ')),
  ).toEqual([
    'race runs operations acknowledged submissions refused writes conflicts asked lost requests lost answers reloads copies violations',
    'tabs 2 120 14 2 6 4 0 8 10 12 0',
    'flag 9 0',
  ])
})

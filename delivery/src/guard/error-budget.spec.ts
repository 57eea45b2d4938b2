import { expect, test } from 'vitest'
import { measureBudget, formatBudget } from './error-budget'
import type { PartMetrics } from './operator-api'

const row = (remote: string, version: string, loads: number, failed: number): PartMetrics[0] => ({
  remote,
  version,
  loads,
  // Some loads failed, and some screens crashed.
  failed: failed - 1,
  faulty: loads,
  render: 1,
  api: loads,
  timed: 0,
  p75_ms: null,
})
const rows = [row('mf-a', '1.0.0', 4000, 4), row('mf-a', '1.1.0', 1000, 22), row('mf-b', '1.0.0', 100, 100)]

test.each<[string, number | null, boolean, string]>([
  ['mf-a', 0.5, true, '0.52 % of 5000, over its budget of 0.5 %'],
  ['mf-a', 0.52, false, '0.52 % of 5000'],
  ['mf-a', null, false, '0.52 % of 5000'],
  ['mf-b', 99.9, true, '100 % of 100, over its budget of 99.9 %'],
  ['mf-c', 0, false, 'no loads'],
])('%s with a budget of %s', (remote, budget, isOver, text) => {
  const use = measureBudget(rows, remote, budget)
  expect([use.isOver, formatBudget(use)]).toEqual([isOver, text])
})

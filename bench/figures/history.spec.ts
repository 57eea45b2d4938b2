import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesSince, figuresOf, keepRun, runsBefore } from './history'
import type { Figure, Run } from './history'
import { quartiles } from './quartiles'

const figure = (median: number, of = '/bookings'): Figure => ({ of, figure: 'p95', unit: 'ms', median })
const machine = { script: 20, system: 10, memory: 4 }
const run = (commit: string, ...figures: Figure[]): Run => {
  return { commit, at: '2026-03-10T10:00:00.000Z', machine, figures }
}

test('a run is kept behind those before it, and the last one is read first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-history-'))
  const file = join(folder, 'history.jsonl')
  try {
    expect(runsBefore(file)).toEqual([])
    keepRun(run('a', figure(10)), file)
    keepRun(run('b', figure(12)), file)
    expect(runsBefore(file)).toEqual([run('b', figure(12)), run('a', figure(10))])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a figure got worse when it grew by more than a quarter; new ones and noughts did not', () => {
  const last = run('a', figure(100), figure(100, '/login'), figure(0, '/dashboard'))
  const now = run('b', figure(125), figure(126, '/login'), figure(3, '/dashboard'), figure(9, '/new'))
  expect(changesSince([last], now).map(({ of, before, isWorse }) => [of, before, isWorse])).toEqual([
    ['/bookings', 100, false],
    ['/login', 100, true],
    ['/dashboard', 0, false],
  ])
  expect(changesSince([], now)).toEqual([])
})

test('a time, or a ratio of times, is set beside its last on a machine alike, everything else beside its last', () => {
  const ratio = (median: number): Figure => ({ of: '/login', figure: 'whole ÷ tuned', unit: 'ratio', median })
  const sent = (median: number): Figure => ({ of: '/login', figure: 'scripts sent', unit: 'KB', median })
  const slow = { ...run('b', figure(240), ratio(0.9), sent(90)), machine: { ...machine, system: 100 } }
  const unknown: Run = { commit: 'c', at: '2026-03-09T10:00:00.000Z', figures: [figure(50), ratio(0.1), sent(70)] }
  const alike = run('a', figure(100), ratio(0.5), sent(60))
  const befores = changesSince([unknown, slow, alike], run('d', figure(110), ratio(0.95), sent(95)))
  expect(befores.map(({ unit, before }) => [unit, before])).toEqual([
    ['ms', 100],
    ['ratio', 0.5],
    ['KB', 70],
  ])
})

test('of a line the median is kept', () => {
  const measured = quartiles([1, 2, 3])
  expect(figuresOf([{ of: '/login', figure: 'p95', unit: 'ms', target: 5, measured }])).toEqual([figure(2, '/login')])
})

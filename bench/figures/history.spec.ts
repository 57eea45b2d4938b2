import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesSince, figuresOf, keepRun, lastRun } from './history'
import type { Figure, Run } from './history'
import { quartiles } from './quartiles'

const figure = (median: number, of = '/bookings'): Figure => ({ of, figure: 'p95', unit: 'ms', median })
const run = (commit: string, ...figures: Figure[]): Run => ({ commit, at: '2026-03-10T10:00:00.000Z', figures })

test('a run is kept behind those before it, and the last one is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-history-'))
  const file = join(folder, 'history.jsonl')
  try {
    expect(lastRun(file)).toBeNull()
    keepRun(run('a', figure(10)), file)
    keepRun(run('b', figure(12)), file)
    expect(lastRun(file)).toEqual(run('b', figure(12)))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a figure got worse when it grew by more than a quarter; new ones and noughts did not', () => {
  const last = run('a', figure(100), figure(100, '/login'), figure(0, '/dashboard'))
  const now = [figure(125), figure(126, '/login'), figure(3, '/dashboard'), figure(9, '/new')]
  expect(changesSince(last, now).map(({ of, before, isWorse }) => [of, before, isWorse])).toEqual([
    ['/bookings', 100, false],
    ['/login', 100, true],
    ['/dashboard', 0, false],
  ])
  expect(changesSince(null, now)).toEqual([])
})

test('of a line the median is kept', () => {
  const measured = quartiles([1, 2, 3])
  expect(figuresOf([{ of: '/login', figure: 'p95', unit: 'ms', target: 5, measured }])).toEqual([figure(2, '/login')])
})

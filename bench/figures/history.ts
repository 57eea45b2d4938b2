import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areAlike } from './machine'
import type { Machine } from './machine'
import { WORSE } from './verdict'
import type { Line } from './verdict'

const FILE = join(import.meta.dirname, 'history.jsonl')

/** One figure of a whole run, as the history keeps it; what could not be measured is left out. */
export interface Figure {
  readonly of: string
  readonly figure: string
  readonly unit: Line['unit']
  readonly median: number
}

/** A whole run: the commit it measured, when, on what machine, and all its figures. */
export interface Run {
  readonly commit: string
  readonly at: string
  /** Runs before 27 November 2026 have none. */
  readonly machine?: Machine
  readonly figures: readonly Figure[]
}

/** The runs before, the last one first. Throws for a file that was written by something else. */
export function runsBefore(file = FILE): readonly Run[] {
  const lines = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean)
  // Written by `keepRun`.
  return lines.map((line) => JSON.parse(line) as Run).toReversed()
}

export function keepRun(run: Run, file = FILE): void {
  appendFileSync(file, `${JSON.stringify(run)}\n`)
}

export const figuresOf = (lines: readonly Line[]): Figure[] =>
  lines
    .filter(({ measured }) => Number.isFinite(measured.median))
    .map(({ of, figure, unit, measured }) => ({ of, figure, unit, median: measured.median }))

export interface Change extends Figure {
  readonly before: number
  readonly isWorse: boolean
}

/**
 * Each figure beside its last, a time or a ratio of times beside its last on a machine like this one: what a machine
 * takes by itself weighs most in the fastest page. Those that were not measured so before are left out.
 */
export function changesSince(runs: readonly Run[], { figures, machine }: Run): Change[] {
  return figures.flatMap((now) => {
    const comparable = OF_TIME.has(now.unit) ? runs.filter((run) => areAlike(run.machine, machine)) : runs
    const before = comparable.flatMap((run) => run.figures.find(isSame(now)) ?? []).at(0)?.median
    return before === undefined ? [] : [{ ...now, before, isWorse: before > 0 && now.median > before * WORSE }]
  })
}

const OF_TIME: ReadonlySet<Line['unit']> = new Set(['ms', 'ratio'])

const isSame = (one: Figure) => (other: Figure) => other.of === one.of && other.figure === one.figure

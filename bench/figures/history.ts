import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Line } from './verdict'

const FILE = join(import.meta.dirname, 'history.jsonl')
/** A figure that grew by more than a quarter got worse: each of them is better when it is less. */
const WORSE = 1.25

/** One figure of a whole run, as the history keeps it; what could not be measured is left out. */
export interface Figure {
  readonly of: string
  readonly figure: string
  readonly unit: Line['unit']
  readonly median: number
}

/** A whole run: the commit it measured, when, and all its figures. */
export interface Run {
  readonly commit: string
  readonly at: string
  readonly figures: readonly Figure[]
}

/** The run before; null for the first. Throws for a file that was written by something else. */
export function lastRun(file = FILE): Run | null {
  const last = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).trimEnd().split('\n').at(-1)
  // Written by `keepRun`.
  return last ? (JSON.parse(last) as Run) : null
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

/** Each figure beside its last; those that were not measured before are left out. */
export function changesSince(last: Run | null, figures: readonly Figure[]): Change[] {
  return figures.flatMap((now) => {
    const before = last?.figures.find(({ of, figure }) => of === now.of && figure === now.figure)?.median
    return before === undefined ? [] : [{ ...now, before, isWorse: before > 0 && now.median > before * WORSE }]
  })
}

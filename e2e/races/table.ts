import type { Outcome } from './outcome'

interface Result {
  readonly name: string
  readonly outcomes: readonly Outcome[]
}

const COLUMNS = {
  operations: 'operations',
  acknowledged: 'acknowledged values',
  submitted: 'submissions',
  outdated: '412s',
  asked: 'conflicts asked',
  lostRequests: 'lost requests',
  lostAnswers: 'lost answers',
  reloads: 'reloads',
  copies: 'copies',
} as const
type Column = keyof typeof COLUMNS

/** What was played, one race a line. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ name, outcomes }) => [
    name,
    String(outcomes.length),
    ...Object.keys(COLUMNS).map((column) => String(sum(outcomes, column as Column))),
    String(outcomes.reduce((total, { violations }) => total + violations.length, 0)),
  ])
  const lines = [['race', 'seeds', ...Object.values(COLUMNS), 'violations'], ...rows]
  const widths = lines[0]?.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0))) ?? []
  return lines.map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n')
}

function sum(outcomes: readonly Outcome[], column: Column): number {
  return outcomes.reduce((total, outcome) => total + outcome[column], 0)
}

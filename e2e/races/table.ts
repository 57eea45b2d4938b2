import type { Outcome } from './outcome'

const COLUMNS = {
  runs: 'runs',
  operations: 'operations',
  acknowledged: 'acknowledged',
  submitted: 'submissions',
  refused: 'refused writes',
  asked: 'conflicts asked',
  lostRequests: 'lost requests',
  lostAnswers: 'lost answers',
  reloads: 'reloads',
  copies: 'copies',
  violations: 'violations',
} as const

type Counts = Readonly<Record<keyof typeof COLUMNS, number>>

/** What was played of one race; counts that it does not have are left out. */
export type Line = { readonly name: string } & Partial<Counts> & Pick<Counts, 'acknowledged' | 'violations'>

export function lineOf(name: string, outcomes: readonly Outcome[]): Line {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, each) => total + count(each), 0)
  return {
    name,
    runs: outcomes.length,
    operations: sum(({ operations }) => operations),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    submitted: sum(({ submitted }) => submitted),
    refused: sum(({ refused }) => refused),
    asked: sum(({ asked }) => asked),
    lostRequests: sum(({ lostRequests }) => lostRequests),
    lostAnswers: sum(({ lostAnswers }) => lostAnswers),
    reloads: sum(({ reloads }) => reloads),
    copies: sum(({ copies }) => copies),
    violations: sum(({ violations }) => violations.length),
  }
}

/** A race in which nothing was ever saved proves nothing about what was saved. */
export function isSound({ acknowledged, violations }: Line): boolean {
  return violations === 0 && acknowledged > 0
}

/** What was played, one race a line. */
export function tableOf(lines: readonly Line[]): string {
  const keys = Object.keys(COLUMNS).filter((key): key is keyof Counts => Object.hasOwn(COLUMNS, key))
  const rows = [
    ['race', ...keys.map((key) => COLUMNS[key])],
    ...lines.map((line) => [line.name, ...keys.map((key) => String(line[key] ?? ''))]),
  ]
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

import { percentile } from '../figures/percentile'
import { single } from '../figures/quartiles'
import { isMet } from '../figures/verdict'
import type { Line } from '../figures/verdict'
import type { Result } from './load-generator'

interface Plan {
  /** How much there is of what is asked for. */
  readonly rows: string
  readonly perSecond: number
  readonly seconds: number
  /** Most milliseconds of the slowest twentieth. */
  readonly p95: number
}

/** Prints what was measured; answers the figures of the plan. */
export function report(results: readonly Result[], plan: Plan): Line[] {
  console.log(`${plan.perSecond} requests/s for ${plan.seconds} s, ${plan.rows}, PostgreSQL\n`)
  console.log(row(['kind', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'errors']))
  const kinds = [...new Set(results.map((result) => result.kind))].toSorted()
  for (const kind of kinds)
    print(
      kind,
      results.filter((result) => result.kind === kind),
    )
  const all = print('all', results)
  const failed = new Set(results.filter(({ isError }) => isError).map((result) => `${result.kind} ${result.status}`))
  if (failed.size > 0) console.log(`\nfailed with: ${[...failed].join(', ')}`)
  const lines: Line[] = [
    { of: plan.rows, figure: 'p95', unit: 'ms', target: plan.p95, measured: single(all.p95) },
    { of: plan.rows, figure: 'errors', unit: 'count', target: 0, measured: single(all.errors) },
  ]
  console.log(
    `\n${lines.every(isMet) ? 'met' : 'NOT met'}: p95 ${all.p95.toFixed(1)} ms (at most ${plan.p95}), ${all.errors} errors (0)`,
  )
  return lines
}

function print(kind: string, results: readonly Result[]): { p95: number; errors: number } {
  const times = results.map((result) => result.took)
  const at = (share: number) => percentile(times, share)
  const errors = results.filter(({ isError }) => isError).length
  const cells = [at(0.5), at(0.95), at(0.99), at(1)].map((ms) => ms.toFixed(1))
  console.log(row([kind, String(results.length), ...cells, String(errors)]))
  return { p95: at(0.95), errors }
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(8) : cell.padStart(9))).join('')
}

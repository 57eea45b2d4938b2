import { quartiles } from '../figures/quartiles'
import { SLOW_PROCESSOR } from '../slow-processor'
import type { Options } from './options'
import { KINDS } from './results'
import type { Results } from './results'
import type { Visit } from './visit'

const COLUMNS: readonly (readonly [head: string, width: number, cell: (visits: readonly Visit[]) => string])[] = [
  ['first paint', 18, (visits) => spread(visits.map((visit) => visit.firstPaint))],
  ['content', 19, (visits) => spread(visits.map((visit) => visit.content))],
  ['whole', 19, (visits) => spread(visits.map((visit) => visit.whole))],
  ['long task', 11, (visits) => middle(visits.map((visit) => visit.longTask))],
  ['thread', 8, (visits) => middle(visits.map((visit) => visit.mainThread))],
  ['script', 8, (visits) => middle(visits.map((visit) => visit.script))],
  ['requests', 10, (visits) => middle(visits.map((visit) => visit.requests))],
  [
    'KB',
    8,
    (visits) =>
      middle(
        visits.map((visit) => visit.kilobytes),
        1,
      ),
  ],
  [
    'script KB',
    11,
    (visits) =>
      middle(
        visits.map((visit) => visit.scriptKilobytes),
        1,
      ),
  ],
]

const middle = (values: readonly number[], decimals = 0) => quartiles(values).median.toFixed(decimals)

function spread(values: readonly number[]): string {
  const { low, median, high } = quartiles(values)
  return `${median.toFixed(0)} (${low.toFixed(0)}-${high.toFixed(0)})`
}

/** Prints all that was measured: medians, and for times the quartiles beside them. */
export function printResults(results: Results, { pages, variants }: Options): void {
  console.log(`\nms at slow 4G and ${SLOW_PROCESSOR}; \`full\` at the processor’s own speed; medians (quartiles)\n`)
  console.log(`${''.padEnd(28)}${COLUMNS.map(([head, width]) => head.padStart(width)).join('')}`)
  for (const { name } of pages) {
    console.log(name)
    for (const kind of KINDS) {
      for (const variant of variants) {
        const visits = results.of(name, variant, kind)
        if (visits.length === 0) continue
        const cells = COLUMNS.map(([, width, cell]) => cell(visits).padStart(width))
        console.log(`  ${kind.padEnd(10)}${variant.padEnd(16)}${cells.join('')}`)
      }
    }
    const shares = variants.map((variant) => `${variant} ${results.neverRun(name, variant).toFixed(0)} %`)
    console.log(`  script never run: ${shares.join(', ')}`)
  }
}

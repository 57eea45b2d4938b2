import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { changesSince, figuresOf, keepRun, runsBefore } from './figures/history'
import { forgetLines, keptLines } from './figures/kept-lines'
import { measureMachine } from './figures/machine'
import type { Machine } from './figures/machine'
import { single } from './figures/quartiles'
import { printTargets } from './figures/table'
import type { Line } from './figures/verdict'

const BENCHES = ['load', 'switch', 'press', 'plaque', 'api', 'million', 'drawing']

/**
 * `npm run bench`: every bench by itself, one table of all targets, and each figure beside its last; whether all are
 * met and none got worse.
 */
async function main(): Promise<boolean> {
  // Before anything else keeps it busy.
  const machine = measureMachine()
  const lines: Line[] = []
  for (const bench of BENCHES) {
    console.log(`\nbench:${bench}\n`)
    lines.push(...(await linesOf(bench)))
  }
  const isMet = printTargets(lines) === 0
  return compare(lines, machine) && isMet
}

/** Prints what each figure was in its last run and keeps this run; whether none got worse by a quarter. */
function compare(lines: readonly Line[], machine: Machine): boolean {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  const run = { commit, at: new Date().toISOString(), machine, figures: figuresOf(lines) }
  const changes = changesSince(runsBefore(), run)
  console.log(
    `\n${changes.length} of ${run.figures.length} figures beside their last; times and their ratios only of machines alike`,
  )
  for (const { of, figure, median, before, isWorse } of changes) {
    console.log(`${isWorse ? 'WORSE ' : '      '}${figure}, ${of}: ${before.toFixed(2)} -> ${median.toFixed(2)}`)
  }
  keepRun(run)
  return !changes.some(({ isWorse }) => isWorse)
}

/** A bench that ended before it could tell anything has missed all; one that tells no figures has its word for all. */
async function linesOf(bench: string): Promise<readonly Line[]> {
  forgetLines(bench)
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, bench, 'run.ts')], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return keptLines(bench) ?? [wordOf(bench, code === 0)]
}

function wordOf(bench: string, isMet: boolean): Line {
  return { of: `bench:${bench}`, figure: 'run missed', unit: 'count', target: 0, measured: single(isMet ? 0 : 1) }
}

process.exit((await main()) ? 0 : 1)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { forgetLines, keptLines } from './figures/kept-lines'
import { single } from './figures/quartiles'
import { printTargets } from './figures/table'
import type { Line } from './figures/verdict'

const BENCHES = ['load', 'switch', 'api', 'million']

/** `npm run bench`: every bench by itself, then one table of all targets; whether all are met. */
async function main(): Promise<boolean> {
  const lines: Line[] = []
  for (const bench of BENCHES) {
    console.log(`\nbench:${bench}\n`)
    lines.push(...(await linesOf(bench)))
  }
  return printTargets(lines) === 0
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

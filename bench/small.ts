import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { withVariants } from './load/served/serve'
import type { Served } from './load/served/serve'

/** The benches of the built pages in their smallest form, with limits so wide that a machine at work keeps them. */
const BENCHES: readonly (readonly [name: string, ...options: string[]])[] = [
  ['load', '--pages', '/bookings', '--variants', 'tuned,federated', '--rounds', '1', '--cold', '--limit', '1.3'],
  ['switch', '--screens', '/dashboard,/bookings', '--rounds', '1', '--tuned', '--limit', '10'],
  ['press', '--lists', '--cold', '--rounds', '1', '--limit', '1500'],
]

/** All of them before one started portal; how many miss their limit or meet an error. */
function main(): Promise<number> {
  return withVariants(['tuned', 'federated'], async (served) => {
    let failed = 0
    for (const [name, ...options] of BENCHES) {
      const since = Date.now()
      const code = await run(name, options, served)
      if (code !== 0) failed++
      console.log(`bench:${name} ended with code ${code} after ${((Date.now() - since) / 1000).toFixed(0)} s\n`)
    }
    return failed
  })
}

async function run(name: string, options: readonly string[], served: Served): Promise<number> {
  const command = ['--import', 'tsx', join(import.meta.dirname, name, 'run.ts'), ...options]
  const env = { ...process.env, BENCH_SERVED: JSON.stringify(served) }
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit', env }), 'exit')
  return Number(code ?? 1)
}

process.exit((await main()) === 0 ? 0 : 1)

import { inRoot } from '../lib/paths.mjs'
import { ensurePostgres } from '../lib/postgres.mjs'
import { run } from '../lib/run.mjs'

/** Each bench of the server in its smallest form, with limits so wide that a machine at work keeps them. */
const BENCHES = [
  ['api', '--bookings', '10000', '--seconds', '4', '--per-second', '50', '--p95', '100'],
  ['million', '--bookings', '100000', '--requests', '3', '--p95', '50'],
  ['drawing', '--drawings', '10', '--p95', '2000'],
]

/** Whether each bench starts, answers without an error and stays within its limits: what runs at no change rots. */
export async function benchTests() {
  if (!(await ensurePostgres())) return { passed: 0, failed: 0, note: 'not run: no PostgreSQL on this machine' }
  const failures = []
  for (const [name, ...options] of BENCHES) {
    const { code } = await run(process.execPath, ['--import', 'tsx', inRoot('bench', name, 'run.ts'), ...options])
    if (code !== 0) failures.push(`bench:${name}\nended with code ${code}; its table stands above.`)
  }
  return { passed: BENCHES.length - failures.length, failed: failures.length, failures }
}

/** The same for the benches of the built pages, before one started portal. */
export async function pageBenchTests() {
  const { code } = await run(process.execPath, ['--import', 'tsx', inRoot('bench/small.ts')])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

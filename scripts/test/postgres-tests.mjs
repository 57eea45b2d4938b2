import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inRoot } from '../lib/paths.mjs'
import { ensurePostgres } from '../lib/postgres.mjs'
import { vitest } from './vitest.mjs'

/** About the embedded database alone, or rules that no database changes: run once, with the other units. */
const ONCE = [
  'backend/src/db/embedded.spec.ts',
  'backend/src/handlers/any-tree.spec.ts',
  'backend/src/handlers/every-product.spec.ts',
  'backend/src/engraving/intake.spec.ts',
  'backend/src/http/booking-file.spec.ts',
]

/** The backend's suite once more, on a throw-away PostgreSQL. */
export async function postgresTests() {
  if (!(await ensurePostgres())) return { passed: 0, failed: 0, note: 'no PostgreSQL on this machine: PGlite only' }
  const args = ['--import', import.meta.resolve('tsx'), inRoot('scripts/test/postgres-server.ts')]
  const server = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const noAddress = ended.then(() => Promise.reject(new Error('PostgreSQL did not start')))
  noAddress.catch(() => {})
  try {
    const [url] = await Promise.race([once(createInterface(server.stdout), 'line'), noAddress])
    return await vitest('postgres', ['backend/', ...ONCE.map((file) => `--exclude=${file}`)], {
      TEST_DATABASE_URL: url,
    })
  } finally {
    server.stdin.end()
    await ended
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ensureDeployTools } from '../lib/deploy-tools.mjs'
import { inRoot } from '../lib/paths.mjs'
import { ensurePostgres } from '../lib/postgres.mjs'
import { vitest } from './vitest.mjs'

/** Specs of some files of which none asks a database. */
export const withoutDatabase = (files) => vitest('unit', files)

/**
 * Every spec once, or those of some files, those that need a database on a throw-away PostgreSQL where there is one: the journeys run on the
 * embedded database, and `npm run prove embedded` runs the backend's specs on it.
 */
export async function unitTests(files = []) {
  const missing = await ensureDeployTools()
  if (missing.length > 0) console.log(`Specs of deploy/ need ${missing.join(' and ')}, which this machine lacks.`)
  if (!(await ensurePostgres())) {
    return { ...(await vitest('unit', files)), note: 'no PostgreSQL on this machine: embedded database only' }
  }
  const args = ['--import', import.meta.resolve('tsx'), inRoot('scripts/test/postgres-server.ts')]
  const server = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const noAddress = ended.then(() => Promise.reject(new Error('PostgreSQL did not start')))
  noAddress.catch(() => {})
  try {
    const [url] = await Promise.race([once(createInterface(server.stdout), 'line'), noAddress])
    return await vitest('unit', files, { TEST_DATABASE_URL: url })
  } finally {
    server.stdin.end()
    await ended
  }
}

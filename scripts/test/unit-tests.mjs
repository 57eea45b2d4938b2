import { ensureDeployTools } from '../lib/deploy-tools.mjs'
import { ensurePostgres } from '../lib/postgres.mjs'
import { startServer } from './server-process.mjs'
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
  const { url, stop } = await startServer('scripts/test/postgres-server.ts')
  return vitest('unit', files, { TEST_DATABASE_URL: url }).finally(stop)
}

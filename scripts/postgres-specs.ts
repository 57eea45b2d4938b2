// `npm run prove postgres`: the backend's specs on a real PostgreSQL; `npm test` runs them on the embedded database.
import { startPostgres } from '../backend/test/postgres'
import { inRoot } from './lib/paths.mjs'
import { ensurePostgres } from './lib/postgres.mjs'
import { run } from './lib/run.mjs'

await ensurePostgres()
const { url, stop } = await startPostgres()
const { code } = await run(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'backend/'], {
  env: { TEST_DATABASE_URL: url },
})
await stop()
process.exitCode = code ?? 1

import { missingPrograms } from '../lib/programs.mjs'
import { startServer } from './server-process.mjs'
import { vitest } from './vitest.mjs'

/** Specs that neither wait nor start another program, on the embedded database. */
export const quickSpecs = () => vitest('unit', { SPECS: 'quick' })

/** Other specs, and those with cases for PostgreSQL. Skips specs whose program is not installed. */
export async function wholeSpecs() {
  const missing = await missingPrograms()
  const env = { SPECS: 'whole', MISSING_PROGRAMS: missing.join() }
  const note = missing.length > 0 ? { note: `left out: specs that need ${missing.join(', ')}, not installed here` } : {}
  if (missing.includes('postgres')) return { ...(await vitest('unit', env)), ...note }
  const { url, stop } = await startServer('scripts/test/postgres-server.ts')
  try {
    return { ...(await vitest('unit', { ...env, TEST_DATABASE_URL: url })), ...note }
  } finally {
    await stop()
  }
}

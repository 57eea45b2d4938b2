import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** Everything in the data folder that is data; the rest belongs to the running start. */
const DATA = ['pg', 'pg.lock', 'cloud']

/** Will the next start fill its database with the demo world? */
export const isEmpty = (folder) => !process.env.DATABASE_URL && !existsSync(path.join(folder, 'pg'))

/** Why the database of this process is not to be emptied, in words; null when it may be [OPEN-117]. */
export async function whyNotReset() {
  if (!process.env.DATABASE_URL) return null
  const { code, output } = await resetDatabase('--check')
  return code === 0 ? null : output.trim() || 'The database could not be looked at.'
}

/** Removes what the services have kept, so that they begin with the demo world again. They must not run. */
export async function removeData(folder) {
  if (process.env.DATABASE_URL) {
    const { code, output } = await resetDatabase()
    if (code !== 0) throw new Failure(output.trim() || 'The database could not be reset.')
  }
  for (const name of DATA) rmSync(path.join(folder, name), { recursive: true, force: true })
}

function resetDatabase(...options) {
  const script = inRoot('scripts/reset-database.ts')
  return run(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...options], { capture: true })
}

import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** Data in the data folder; its other files belong to the running portal. */
const DATA = ['pg', 'pg.lock', 'cloud']

/** Whether the next start loads the demo world. */
export const isEmpty = (folder) => !process.env.DATABASE_URL && !existsSync(path.join(folder, 'pg'))

/** Reason against emptying the database; null when it may be emptied [OPEN-117]. */
export async function resetRefusal() {
  if (!process.env.DATABASE_URL) return null
  const { code, output } = await resetDatabase('--check')
  return code === 0 ? null : output.trim() || 'The database could not be looked at.'
}

/** Deletes the services' data, so that they load the demo world again. The services must be stopped. */
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

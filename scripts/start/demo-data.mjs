import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** Everything in the data folder that is data; the rest belongs to the running start. */
const DATA = ['pg', 'pg.lock', 'cloud']

/** Will the next start fill its database with the demo world? */
export const isEmpty = (folder) => !process.env.DATABASE_URL && !existsSync(path.join(folder, 'pg'))

/** Removes what the services have kept, so that they begin with the demo world again. They must not run. */
export async function removeData(folder) {
  for (const name of DATA) rmSync(path.join(folder, name), { recursive: true, force: true })
  if (!process.env.DATABASE_URL) return
  const script = inRoot('scripts/reset-database.ts')
  const { code, output } = await run(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    capture: true,
  })
  if (code !== 0) throw new Failure(`The database could not be reset:\n${output}`)
}

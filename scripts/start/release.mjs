import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildable, buildAll } from '../build/build-all.mjs'
import { Failure } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** The release store of a portal with this data folder. */
export const releaseStore = (folder) => path.join(folder, 'releases')

/** The public keys whose releases that portal serves: the developer's own. */
export const releaseKeys = (folder) => path.join(folder, 'release-keys.json')

/** The key of its guard, which takes canaries back and can do nothing else. */
export const guardKey = (folder) => path.join(folder, 'guard-key.pem')

/** How long a version stays that this portal has left. */
const KEPT_FOR_DAYS = 7

/**
 * Builds what changed and releases all of it to the portal of this data folder, as a team releases its remote. Each
 * content has a version of its own, so that a package can be built again and again.
 */
export async function buildAndRelease(folder) {
  await buildAll([])
  await releaseBuilt(folder)
  await portalCommand(folder, 'gc', '--days', String(KEPT_FOR_DAYS))
}

/** Releases what was built last, with keys of this data folder's own. */
export async function releaseBuilt(folder) {
  const [own, guard] = await Promise.all([[], ['--key', guardKey(folder)]].map((words) => publicKey(folder, words)))
  await writeFile(releaseKeys(folder), JSON.stringify({ '*': [own], guard: [guard] }))
  await portalCommand(folder, 'publish', ...(await buildable()), '--built', '--dev', '--promote', '--begin')
}

const publicKey = async (folder, words) => JSON.parse(await portalCommand(folder, ...words, '--json', 'key')).publicKey

/** Runs a `portal` command on the store of this data folder, with its key; answers what it says. */
export const portalCommand = (folder, ...words) => portalCommandWith({}, folder, ...words)

/** The same with further settings. */
export async function portalCommandWith(env, folder, ...words) {
  const args = [
    '--import',
    import.meta.resolve('tsx'),
    inRoot('delivery/src/cli/main.ts'),
    '--store',
    releaseStore(folder),
    '--key',
    path.join(folder, 'release-key.pem'),
  ]
  // Nobody serves yet what is released before the start.
  const settings = { RELEASE_PORTAL: '', ...env }
  const { code, output } = await run(process.execPath, [...args, ...words], { capture: true, env: settings })
  if (code === 0) return output
  const way = `Where a package of another branch is in the way, remove ${releaseStore(folder)}: it is made anew.`
  throw new Failure(`What was built could not be released.\n${output}${way}`)
}

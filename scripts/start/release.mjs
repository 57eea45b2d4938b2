import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildable, buildAll } from '../build/build-all.mjs'
import { Failure } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** The release store of a portal with this data folder. */
export const releaseStore = (folder) => path.join(folder, 'releases')

/** Its private root key, which signs the list of keys that lies in the store; made where there is none. */
function rootKeyFile(folder) {
  const file = path.join(folder, 'root-key.pem')
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return file
}

/** Its public half, which is all that the servers of that portal are told. */
export const rootKey = (folder) =>
  createPublicKey(readFileSync(rootKeyFile(folder)))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')

/** By which setting that portal is told whose releases count, whatever the shell of a developer says. */
export const whoseKeys = (folder) => ({ RELEASE_ROOT_KEY: rootKey(folder), RELEASE_KEYS: '' })

/** The key that signs what it releases. */
const releaseKey = (folder) => path.join(folder, 'release-key.pem')

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
  const isNew = !existsSync(releaseStore(folder))
  await releaseBuilt(folder)
  if (!isNew) await portalCommand(folder, 'gc', '--days', String(KEPT_FOR_DAYS))
}

/** Releases what was built last, with keys of this data folder's own, which are added to those that are listed. */
export async function releaseBuilt(folder) {
  const files = [releaseStore(folder), releaseKey(folder), guardKey(folder), rootKeyFile(folder)]
  await inStore(folder, 'scripts/start/release-built.ts', [...files, ...(await buildable())])
}

/** Runs a `portal` command on the store of this data folder, with its key; answers what it says. */
export const portalCommand = (folder, ...words) => portalCommandWith({}, folder, ...words)

/** The same with further settings. */
export function portalCommandWith(env, folder, ...words) {
  const options = ['--store', releaseStore(folder), '--key', releaseKey(folder)]
  return inStore(folder, 'delivery/src/cli/main.ts', [...options, ...words], env)
}

/** Runs a program of the project that changes the store of this data folder; answers what it says. */
async function inStore(folder, program, words, env = {}) {
  const args = ['--import', import.meta.resolve('tsx'), inRoot(program), ...words]
  // Nobody serves yet what is released before the start.
  const settings = { RELEASE_PORTAL: '', RELEASE_API: '', ...whoseKeys(folder), ...env }
  const { code, output } = await run(process.execPath, args, { capture: true, env: settings })
  if (code === 0) return output
  const way = `Where a package of another branch is in the way, remove ${releaseStore(folder)}: it is made anew.`
  throw new Failure(`What was built could not be released.\n${output}${way}`)
}

import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildable, buildAll } from '../build/build-all.mjs'
import { Failure } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

export const releaseStore = (folder) => path.join(folder, 'releases')

/** Private root key, which signs the store's key list; created when missing. */
function rootKeyFile(folder) {
  const file = path.join(folder, 'root-key.pem')
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return file
}

/** Public root key, for the servers. */
export const rootKey = (folder) =>
  createPublicKey(readFileSync(rootKeyFile(folder)))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')

/** Settings for trusted keys; they override the developer's environment. */
export const trustedKeySettings = (folder) => ({ RELEASE_ROOT_KEY: rootKey(folder), RELEASE_KEYS: '' })

/** Key that signs the releases. */
const releaseKey = (folder) => path.join(folder, 'release-key.pem')

/** The guard's key, which can only revert canaries. */
export const guardKey = (folder) => path.join(folder, 'guard-key.pem')

/** Retention of replaced versions. */
const KEPT_FOR_DAYS = 7

/**
 * Builds changes and releases them to the portal of this data folder, as a team releases its remote. The version comes
 * from the content, so that a package can be built again and again.
 */
export async function buildAndRelease(folder) {
  await buildAll([])
  const isNew = !existsSync(releaseStore(folder))
  await releaseBuilt(folder)
  if (!isNew) await portalCommand(folder, 'gc', '--days', String(KEPT_FOR_DAYS))
}

/** Releases the last builds with this data folder's keys, which it adds to the allowed keys. */
export async function releaseBuilt(folder) {
  const files = [releaseStore(folder), releaseKey(folder), guardKey(folder), rootKeyFile(folder)]
  await inStore(folder, 'scripts/start/release-built.ts', [...files, ...(await buildable())])
}

/** Runs a `portal` command on the store of this data folder, with its key; returns the output. */
export const portalCommand = (folder, ...words) => portalCommandWith({}, folder, ...words)

export function portalCommandWith(env, folder, ...words) {
  const options = ['--store', releaseStore(folder), '--key', releaseKey(folder)]
  return inStore(folder, 'delivery/src/cli/main.ts', [...options, ...words], env)
}

/** Runs a program that changes the store of this data folder; returns the output. */
async function inStore(folder, program, words, env = {}) {
  const args = ['--import', import.meta.resolve('tsx'), inRoot(program), ...words]
  // Before the start no server runs.
  const settings = { RELEASE_PORTAL: '', RELEASE_API: '', ...trustedKeySettings(folder), ...env }
  const { code, output } = await run(process.execPath, args, { capture: true, env: settings })
  if (code === 0) return output
  const way = `Where a package of another branch is in the way, remove ${releaseStore(folder)}: it is made anew.`
  throw new Failure(`What was built could not be released.\n${output}${way}`)
}

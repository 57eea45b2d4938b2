import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './fail.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

const PNPM = 'pnpm@10.34.9'
const STAMP = inRoot('node_modules', '.portal-install')

/** The workspace's package.json files, the root's first. */
export function packageFiles() {
  const folders = readdirSync(inRoot(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap(({ name }) => (name === 'shared' ? readdirSync(inRoot(name)).map((p) => `${name}/${p}`) : [name]))
  return ['.', ...folders].map((folder) => inRoot(folder, 'package.json')).filter((file) => existsSync(file))
}

/** Fields of a `package.json` that the package manager reads. */
const INSTALL_FIELDS = [
  'name',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'packageManager',
]

/** The part of a `package.json` that affects the installation: a new version or script installs nothing [OPEN-249]. */
function installedBy(manifest) {
  const values = JSON.parse(manifest)
  return JSON.stringify(INSTALL_FIELDS.map((key) => values[key] ?? null))
}

function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(file).update(readFileSync(inRoot(file)))
  for (const file of packageFiles()) hash.update(path.relative(inRoot(), file)).update(installedBy(readFileSync(file)))
  return hash.digest('hex')
}

const currentStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

/** Installs the locked dependencies if they are missing or have changed. */
export async function install() {
  const wanted = wantedStamp()
  if (currentStamp() === wanted) return
  console.log('Installing dependencies …')
  const args = ['-y', PNPM, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  const { code } = await run('npx', args, { shell: process.platform === 'win32' })
  if (code !== 0) throw new Failure('The dependencies could not be installed; the lines above say why.')
  writeFileSync(STAMP, wanted)
}

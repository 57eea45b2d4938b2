import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestsIn, PACKED_DIGESTS } from '../../shared/api-client/src/digests/digests'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/contract-version'
import { inRoot } from '../lib/paths.mjs'
import { read } from '../lib/written-files'
import { packCommandLine } from './command-line'
import { compile } from './compile'
import { catalog, packedManifest } from './manifest'
import { writeReference } from './reference'

/** Packages for outside remotes: without plaque drawing and server code. */
const PACKAGES = readdirSync(inRoot('shared'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['plaque', 'server'].includes(entry.name))
  .map(({ name }) => name)

/** Folders of rules and schemas. Their digests are computed from the sources [OPEN-253]. */
const RULES: Readonly<Record<string, string>> = {
  domain: 'src',
  'domain-bundled': 'src',
  'api-client': 'src/contract',
}

/** Libraries that an outside remote installs itself, in the portal's versions. */
const TOOLS = [
  '@playwright/test',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  'happy-dom',
  'jotai',
  'react',
  'react-dom',
  'swr',
  'vitest',
]

/** Version of an indirect dependency. vitest accepts any version, and `npm ci` has failed with a new one. */
function locked(name: string): string {
  const [, version] = new RegExp(`^  ${name}@([\\d.]+):$`, 'm').exec(read('pnpm-lock.yaml')) ?? []
  if (version === undefined) throw new Error(`pnpm-lock.yaml has no version of ${name}, or several`)
  return version
}

/** Where `@portal/federation` has the reference, which the README of a new remote names [OPEN-314]. */
const REFERENCE = 'reference'

/** Packs the SDK into a folder: a tarball of each package, and the list `sdk.json`. */
export async function packSdk(out: string, patch: number): Promise<{ version: string; files: readonly string[] }> {
  const version = `${CONTRACT_VERSION}.${patch}`
  const work = mkdtempSync(path.join(tmpdir(), 'portal-sdk-'))
  try {
    compile(PACKAGES, work)
    for (const name of PACKAGES) finishPackage(path.join(work, name), name, version)
    await writeReference(PACKAGES, version, path.join(work, 'federation', REFERENCE))
    await packCommandLine(path.join(work, 'cli'), version)
    mkdirSync(out, { recursive: true })
    const files = npmPack(
      [...PACKAGES, 'cli'].map((name) => path.join(work, name)),
      out,
    )
    const packages = Object.fromEntries(
      files.map(({ name, filename }) => [name, { file: filename, integrity: hashOf(path.join(out, filename)) }]),
    )
    const tools = Object.fromEntries([
      ...TOOLS.map((name) => [name, catalog(name)]),
      ['typescript', catalog('typescript-native').replace('npm:typescript@', '')],
      ['vite', locked('vite')],
    ])
    writeFileSync(
      path.join(out, 'sdk.json'),
      `${JSON.stringify({ version, contract: CONTRACT_VERSION, packages, tools }, null, 2)}\n`,
    )
    return { version, files: files.map(({ filename }) => filename) }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function finishPackage(folder: string, name: string, version: string): void {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const { exports, ...manifest } = packedManifest(name, version, texts)
  const rules = RULES[name]
  if (rules)
    writeFileSync(path.join(folder, rules, PACKED_DIGESTS), JSON.stringify(digestsIn(inRoot('shared', name, rules))))
  const isPreset = name === 'federation'
  if (isPreset) copyFileSync(inRoot('types/assets.d.ts'), path.join(folder, 'assets.d.ts'))
  const entries = isPreset ? { ...exports, './assets': { types: './assets.d.ts' } } : exports
  const commands = ['portal-build', 'portal-dev'].map((command) => [command, `./webpack/${command}.js`])
  const bin = isPreset ? Object.fromEntries(commands) : undefined
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, exports: entries, bin }, null, 2))
}

const hashOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** npm packs the same files to the same bytes. */
function npmPack(folders: readonly string[], out: string): { name: string; filename: string }[] {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', out, ...folders]
  const { status, stdout, stderr } = spawnSync('npm', words, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm could not pack.\n${stderr}`)
  return JSON.parse(stdout)
}

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, hashOf } from '../lib/files.mjs'
import { inRoot, ROOT } from '../lib/paths.mjs'
import { portalCommand, releaseStore } from './release.mjs'

/** Sources of the SDK. */
const SOURCES = ['shared', 'delivery/src', 'scripts/sdk', 'types']
const FILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/sdk-pack.ts']

/** The last packed SDK, also for portals with other data folders. */
const PACKED = inRoot('.data/sdk')
/** File with the hash of its sources. */
const NOTE = path.join(PACKED, 'sources.sha256')

/** Publishes the SDK to the portal of a data folder, packing it if its sources changed. Returns its version. */
export async function releaseSdk(folder) {
  const hash = await hashOfSources()
  const published = path.join(releaseStore(folder), 'sdk')
  if (!existsSync(NOTE) || readFileSync(NOTE, 'utf8') !== hash) {
    const patch = 1 + Math.max(...[...versionsIn(published), ...packedVersion()].map(patchOf), -1)
    rmSync(PACKED, { recursive: true, force: true })
    await portalCommand(folder, 'sdk', 'pack', '--out', PACKED, '--patch', String(patch))
    writeFileSync(NOTE, hash)
  }
  const [version = ''] = packedVersion()
  if (existsSync(path.join(published, version, 'sdk.json'))) return version
  await portalCommand(folder, 'sdk', 'publish', '--sdk', PACKED)
  // Old tarballs are not needed: remotes have their own.
  for (const old of versionsIn(published).filter((name) => name !== version))
    rmSync(path.join(published, old), { recursive: true })
  return version
}

async function hashOfSources() {
  const below = await Promise.all(SOURCES.map((name) => filesBelow(inRoot(name))))
  const files = [...below.flat(), ...FILES.map((name) => inRoot(name))]
  return hashOf(files.filter((file) => !/\.spec\.tsx?$/.test(file)).sort(), ROOT)
}

const versionsIn = (published) => (existsSync(published) ? readdirSync(published) : [])

function packedVersion() {
  const file = path.join(PACKED, 'sdk.json')
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')).version] : []
}

/** Third number of the SDK's version; the first two are the contract's. */
const patchOf = (version) => Number(version.split('.')[2])

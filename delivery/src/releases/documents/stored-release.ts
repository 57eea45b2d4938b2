import { RemoteEntrySchema, type RemoteEntry } from '@portal/federation/host'
import * as v from 'valibot'
import { describeFault, type ReleaseStore } from '../store/store'
import { RELEASE_MANIFEST, parseJson, parseDocument } from './documents'
import { findRemoteFaults, findShellFaults } from './entry-faults'
import { UnauthorizedSigner } from './signatures'
import { readShellManifest, type ShellManifest } from './shell-manifest'

const StoredReleaseSchema = v.strictObject({
  schema: v.literal(2),
  name: v.string(),
  version: v.string(),
  /** One hash over all that the release consists of; when it was published, by whom and as what is no part of it. */
  digest: v.string(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** As it is read: who has signed. */
  by: v.string(),
  /** Each file's `sha384-…`. */
  files: v.record(v.string(), v.string()),
  /** … and of what was made of it at build time, for visitors who take it: `main.0a1b2c3d.js.br`. */
  compressed: v.record(v.string(), v.string()),
  /** The build's own manifest. */
  entry: v.unknown(),
})
/** A published version of a package, as its document in the store says. */
export type StoredRelease = v.InferOutput<typeof StoredReleaseSchema>

/** Where a version of a package is in the store. */
export const releaseKey = (name: string, version: string) => `${name}/${version}`

/** The release, or null when there is none. Throws, with the reason in one line, when its document cannot be read. */
export async function readRelease(store: ReleaseStore, name: string, version: string): Promise<StoredRelease | null> {
  const content = await store.read(`${releaseKey(name, version)}/${RELEASE_MANIFEST}`)
  if (!content) return null
  const release = parseDocument(StoredReleaseSchema, parseJson(content))
  if (release.name === name && release.version === version) return release
  throw new Error(`the document of ${name} ${version} is of ${release.name} ${release.version}`)
}

/** The release, or null when there is none that can be read. */
export async function findRelease(store: ReleaseStore, name: string, version: string) {
  try {
    return await readRelease(store, name, version)
  } catch (error) {
    describeFault(error)
    return null
  }
}

/** Is its document rightly signed, by a key that may not publish the package? */
export async function isUnauthorizedRelease(store: ReleaseStore, name: string, version: string): Promise<boolean> {
  try {
    await readRelease(store, name, version)
    return false
  } catch (error) {
    describeFault(error)
    return error instanceof UnauthorizedSigner
  }
}

/** The entry of a remote's release. Throws with what this server cannot read or must not follow. */
export function parseRemoteEntry({ name, version, entry, files }: StoredRelease): RemoteEntry {
  const remote = parseDocument(RemoteEntrySchema, { ...Object(entry), version })
  if (remote.name !== name) throw new Error(`its manifest is of ${remote.name}`)
  return checkFaults(findRemoteFaults(remote, new Set(Object.keys(files))), remote)
}

/** The manifest of a shell's release. Throws as `remoteOf` does. */
export function parseShellRelease({ version, entry, files }: StoredRelease): ShellManifest {
  const shell = { ...readShellManifest(entry), version }
  return checkFaults(findShellFaults(shell, new Set(Object.keys(files))), shell)
}

function checkFaults<T>(faults: readonly string[], value: T): T {
  if (faults.length > 0) throw new Error(faults.join('; '))
  return value
}

/** Files of which browsers are told another hash than the release has. */
export function findHashMismatches(entry: RemoteEntry | ShellManifest, { files }: StoredRelease): string[] {
  const integrity = { ...entry.integrity, ...('standalone' in entry ? entry.standalone?.integrity : {}) }
  return Object.keys(integrity).filter((file) => integrity[file] !== files[file])
}

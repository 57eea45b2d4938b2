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
  /** One hash over entry and files. Version, time and author are not part of it. */
  digest: v.string(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** After reading: the name of the signer. */
  by: v.string(),
  /** `sha384-…` by file. */
  files: v.record(v.string(), v.string()),
  /** `sha384-…` by compressed file, such as `main.0a1b2c3d.js.br`. */
  compressed: v.record(v.string(), v.string()),
  /** The build's manifest. */
  entry: v.unknown(),
})
/** The document of a published version. */
export type StoredRelease = v.InferOutput<typeof StoredReleaseSchema>

/** Folder of a version in the store. */
export const releaseKey = (name: string, version: string) => `${name}/${version}`

/** Reads a release; null without one. Throws with a reason of one line for an invalid document. */
export async function readRelease(store: ReleaseStore, name: string, version: string): Promise<StoredRelease | null> {
  const content = await store.read(`${releaseKey(name, version)}/${RELEASE_MANIFEST}`)
  if (!content) return null
  const release = parseDocument(StoredReleaseSchema, parseJson(content))
  if (release.name === name && release.version === version) return release
  throw new Error(`the document of ${name} ${version} belongs to ${release.name} ${release.version}`)
}

/** Reads a release; null without one or for an invalid document. */
export async function findRelease(store: ReleaseStore, name: string, version: string) {
  try {
    return await readRelease(store, name, version)
  } catch (error) {
    describeFault(error)
    return null
  }
}

/** Does the release have a valid signature of a key without rights to the package? */
export async function isUnauthorizedRelease(store: ReleaseStore, name: string, version: string): Promise<boolean> {
  try {
    await readRelease(store, name, version)
    return false
  } catch (error) {
    describeFault(error)
    return error instanceof UnauthorizedSigner
  }
}

/** Parses the entry of a remote's release. Throws for unreadable or unsafe fields. */
export function parseRemoteEntry({ name, version, entry, files }: StoredRelease): RemoteEntry {
  const remote = parseDocument(RemoteEntrySchema, { ...Object(entry), version })
  if (remote.name !== name) throw new Error(`its manifest belongs to ${remote.name}`)
  return checkFaults(findRemoteFaults(remote, new Set(Object.keys(files))), remote)
}

/** Parses the manifest of a shell's release. Throws as `parseRemoteEntry` does. */
export function parseShellRelease({ version, entry, files }: StoredRelease): ShellManifest {
  const shell = { ...readShellManifest(entry), version }
  return checkFaults(findShellFaults(shell, new Set(Object.keys(files))), shell)
}

function checkFaults<T>(faults: readonly string[], value: T): T {
  if (faults.length > 0) throw new Error(faults.join('; '))
  return value
}

/** Files whose hash in the entry differs from the release's. */
export function findHashMismatches(entry: RemoteEntry | ShellManifest, { files }: StoredRelease): string[] {
  const integrity = { ...entry.integrity, ...('standalone' in entry ? entry.standalone?.integrity : {}) }
  return Object.keys(integrity).filter((file) => integrity[file] !== files[file])
}

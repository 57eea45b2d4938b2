import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '@portal/domain/unknown'
import type { ReleaseStore } from '../store/store'
import type { Version } from '../channel/channel'
import { RELEASE_MANIFEST, sha384 } from '../documents/documents'
import { findBaseFaults } from '../documents/entry-faults'
import { SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import {
  isUnauthorizedRelease,
  releaseKey,
  findHashMismatches,
  findRelease,
  readRelease,
  parseRemoteEntry,
  parseShellRelease,
  type StoredRelease,
} from '../documents/stored-release'
import { removeUnleased, withLeases } from '../gc/leases'

const CONCURRENT_WRITES = 8

/** One hash over entry and files, without the version. */
export const digestOf = (entry: object, files: StoredRelease['files']) =>
  sha384(JSON.stringify({ entry: { ...entry, version: '' }, files }))

/** Refuses an entry that web servers would not serve, and files that differ from the manifest. */
export function checkEntry(release: StoredRelease, origins: readonly string[], folder?: string): void {
  const { name, version } = release
  try {
    const entry = name === SHELL ? parseShellRelease(release) : parseRemoteEntry(release)
    if (!entry.uses) throw new Error('uses: the manifest does not list the names that it uses')
    const [elsewhere] = 'base' in entry ? findBaseFaults(name, entry.base, origins) : []
    if (elsewhere) throw new Error(elsewhere)
    const changed = findHashMismatches(entry, release)
    if (changed.length > 0) throw new Error(`files that differ from the manifest: ${changed.slice(0, 3).join(', ')}`)
  } catch (error) {
    throw new Refusal(`${name} ${version} cannot be published.`, {
      expected: 'A manifest that every web server can read, with addresses of this portal and the files of this build.',
      found: `${messageOf(error)}.`,
      todo: `Correct the remote.json or the build of ${name}${folder === undefined ? '' : ` (${folder})`}, and publish again.`,
    })
  }
}

/**
 * The release of this version; null if the version is free. A release signed by a key without rights does not count:
 * this deletes it and frees its version [OPEN-237]. It does not do so with a key list from a file, which may be outdated.
 */
export async function findEarlierRelease(
  store: ReleaseStore,
  { name, version }: Version,
): Promise<StoredRelease | null> {
  const isTaken = () => isUnauthorizedRelease(store, name, version)
  if (!store.hasStoredKeyList || !(await isTaken())) return readRelease(store, name, version)
  // The release API deletes it.
  if (store.upload) return null
  if (await removeUnleased(store, { name, version }, isTaken)) return null
  throw new Refusal(`${name} ${version} is in use at this moment.`, {
    expected: 'A version that no other process uses. Its release has an unauthorised signature and will be deleted.',
    found: 'Another process publishes or promotes it, or was interrupted within the last day.',
    todo: 'Try again, or publish another version.',
  })
}

/** Key of a release's document in the store. */
export const manifestKey = ({ name, version }: Version) => `${releaseKey(name, version)}/${RELEASE_MANIFEST}`

/** Uploads a release to the release API, or writes it. Returns false if the release exists by then. */
export async function uploadOrWrite(store: ReleaseStore, release: StoredRelease, folder: string): Promise<boolean> {
  const document = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
  const files = Object.keys({ ...release.files, ...release.compressed })
  if (store.upload) return store.upload(manifestKey(release), document, folder, files)
  return writeRelease(store, release, folder, document)
}

/** Writes the files, then the document, which the store signs if needed. Returns false if the release exists by then. */
export const writeRelease = (store: ReleaseStore, release: StoredRelease, folder: string, document: Uint8Array) =>
  withLeases(store, [release], async () => {
    await writeFiles(store, release, folder)
    return store.create(manifestKey(release), document)
  })

/** Refuses a file name that has other content in another version, because versions share one address. */
export async function checkFileNames(store: ReleaseStore, { name, files }: StoredRelease): Promise<void> {
  for (const version of await store.list(name)) {
    const other = await findRelease(store, name, version)
    const clash = Object.keys(files).find(
      (file) => other?.files[file] !== undefined && other.files[file] !== files[file],
    )
    if (clash === undefined) continue
    throw new Refusal(`${name} reuses the name of a published file.`, {
      expected: `${clash} with the bytes of ${name} ${version}, because browsers cache it by its name.`,
      found: 'Other bytes.',
      todo: "Build with the portal's webpack preset, which puts a hash of the content into each name.",
    })
  }
}

const leftoverDiffers = (name: string, version: string, file: string, place: string) =>
  new Refusal(`${name} ${version} cannot be finished.`, {
    expected: `The same files as in an earlier, unfinished attempt to publish ${name} ${version}.`,
    found: `${file} has other bytes there.`,
    todo: `Delete the unfinished folder ${name}/${version} in ${place}, and publish again.`,
  })

const buildChanged = (name: string, version: string, file: string) =>
  new Refusal(`${name} ${version} is not published.`, {
    expected: 'A build that does not change during its publication.',
    found: `${file} changed during the publication.`,
    todo: 'Wait until the build has ended, and publish again.',
  })

/** Writes all files. It reuses equal files of an earlier attempt and refuses different ones. */
async function writeFiles(store: ReleaseStore, release: StoredRelease, folder: string) {
  const { name, version } = release
  const hashes = { ...release.files, ...release.compressed }
  const queue = Object.keys(hashes)
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const content = await readFile(path.join(folder, file))
      if (sha384(content) !== hashes[file]) throw buildChanged(name, version, file)
      if (await store.create(`${releaseKey(name, version)}/${file}`, content)) continue
      const left = await store.read(`${releaseKey(name, version)}/${file}`)
      if (left && sha384(left) !== hashes[file]) throw leftoverDiffers(name, version, file, store.place)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_WRITES }, worker))
}

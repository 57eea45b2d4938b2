import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '@portal/domain/unknown'
import type { ReleaseStore } from '../store/store'
import type { Version } from '../channel/channel'
import { RELEASE_MANIFEST } from '../documents/documents'
import { findBaseFaults } from '../documents/entry-faults'
import { sha384 } from '../documents/hash'
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

/** Files that are written at once. */
const CONCURRENT_WRITES = 8

/** One hash over all that a release consists of, whatever its version is called. */
export const digestOf = (entry: object, files: StoredRelease['files']) =>
  sha384(JSON.stringify({ entry: { ...entry, version: '' }, files }))

/** Refuses an entry that the web server would leave out, and files that are not those of the manifest. */
export function checkEntry(release: StoredRelease, origins: readonly string[], folder?: string): void {
  const { name, version } = release
  try {
    const entry = name === SHELL ? parseShellRelease(release) : parseRemoteEntry(release)
    if (!entry.uses) throw new Error('uses: what it takes of others is not told')
    const [elsewhere] = 'base' in entry ? findBaseFaults(name, entry.base, origins) : []
    if (elsewhere) throw new Error(elsewhere)
    const changed = findHashMismatches(entry, release)
    if (changed.length > 0)
      throw new Error(`files that are not those of the manifest: ${changed.slice(0, 3).join(', ')}`)
  } catch (error) {
    throw new Refusal(`${name} ${version} cannot be published.`, {
      expected: 'A manifest that every web server can read, with addresses of this portal and the files of this build.',
      found: `${messageOf(error)}.`,
      todo: `Correct the remote.json or the build of ${name}${folder === undefined ? '' : ` (${folder})`}, and publish again.`,
    })
  }
}

/**
 * The release that has this version; null where it is free. One that a key has signed that may not publish the package
 * is none: it goes, and whoever owns the package has the number [OPEN-237]. Not by a list in a file, which may be older
 * than what it would take away.
 */
export async function findEarlierRelease(
  store: ReleaseStore,
  { name, version }: Version,
): Promise<StoredRelease | null> {
  const isTaken = () => isUnauthorizedRelease(store, name, version)
  if (!store.hasStoredKeyList || !(await isTaken())) return readRelease(store, name, version)
  // Who writes for this one takes it away.
  if (store.upload) return null
  if (await removeUnleased(store, { name, version }, isTaken)) return null
  throw new Refusal(`${name} ${version} is in somebody's hands at this moment.`, {
    expected:
      'A version that nobody else publishes: what is there is signed by a key that may not publish it, and goes.',
    found: 'Somebody publishes or promotes it, or did within the last day and was interrupted.',
    todo: 'Try again, or publish under another version.',
  })
}

/** Where a release's document is in the store. */
export const manifestKey = ({ name, version }: Version) => `${releaseKey(name, version)}/${RELEASE_MANIFEST}`

/** Sends a release to who writes for this one, or writes it; false where there is one by now. */
export async function uploadOrWrite(store: ReleaseStore, release: StoredRelease, folder: string): Promise<boolean> {
  const document = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
  const files = Object.keys({ ...release.files, ...release.compressed })
  if (store.upload) return store.upload(manifestKey(release), document, folder, files)
  return writeRelease(store, release, folder, document)
}

/** Files first, the document last, which is as it was signed or is signed by the store; false where there is one by now. */
export const writeRelease = (store: ReleaseStore, release: StoredRelease, folder: string, document: Uint8Array) =>
  withLeases(store, [release], async () => {
    await writeFiles(store, release, folder)
    return store.create(manifestKey(release), document)
  })

/** All versions of a package share one address, so a name means one content in all of them. */
export async function checkFileNames(store: ReleaseStore, { name, files }: StoredRelease): Promise<void> {
  for (const version of await store.list(name)) {
    const other = await findRelease(store, name, version)
    const clash = Object.keys(files).find(
      (file) => other?.files[file] !== undefined && other.files[file] !== files[file],
    )
    if (clash === undefined) continue
    throw new Refusal(`${name} has another file of the name of one that is published.`, {
      expected: `${clash} has the bytes that it has in ${name} ${version}: browsers keep it by its name.`,
      found: 'Other bytes.',
      todo: "Build with the portal's webpack preset, which puts the content's hash into each name.",
    })
  }
}

const leftoverDiffers = (name: string, version: string, file: string, place: string) =>
  new Refusal(`${name} ${version} cannot be finished.`, {
    expected: `An earlier attempt to publish ${name} ${version} left files of the same content.`,
    found: `${file} has other bytes.`,
    todo: `Remove the folder ${name}/${version} from ${place}, which is not published, and publish again.`,
  })

const buildChanged = (name: string, version: string, file: string) =>
  new Refusal(`${name} ${version} is not published.`, {
    expected: 'A build that stays as it is while it is published.',
    found: `${file} was changed meanwhile.`,
    todo: 'Let the build end, and publish again.',
  })

/** What an earlier attempt has left is taken. */
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

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseStore } from '../../store/store'
import { checkAmongOthers } from '../checks/among-others'
import { readBuilt, type BuiltFolder } from './built-folder'
import { DOCUMENT } from '../documents/documents'
import { baseFaults } from '../documents/entry-faults'
import { sha384 } from '../documents/hash'
import type { Version } from '../channel/channel'
import { removeUnleased, whileLeased } from '../gc/leases'
import { checkName, checkVersion, SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import {
  isForeign,
  keyOf,
  otherHashes,
  readableRelease,
  readRelease,
  remoteOf,
  shellOf,
  type StoredRelease,
} from '../documents/stored-release'
import { messageOf } from '@portal/domain/unknown'

export interface Publication {
  readonly name: string
  /** The folder of a finished build. */
  readonly from: string
  /** The version; without one the manifest's, which is that of the package.json. */
  readonly as?: string | undefined
  /** Where browsers find its files; without one at the web server, which has them anyway. */
  readonly base?: string | undefined
  /** Origins at which that may be. */
  readonly origins?: readonly string[]
  /** Make the version of the content, so that every build has one of its own. */
  readonly isDev?: boolean
  /** Whose addresses must not be claimed again. */
  readonly channel: string
  /** Packages that are promoted in one step with this one: they may give it an address. */
  readonly together?: readonly string[]
  readonly by: string
  readonly now: Date
}

export interface Published {
  readonly release: StoredRelease
  /** It was there already, with the same bytes: nothing was written. */
  readonly wasThere: boolean
}

/** Files that are written at once. */
const AT_ONCE = 8

/** Puts a finished build into the store, once and for good. Refuses what no web server could serve. */
export async function publish(store: ReleaseStore, publication: Publication): Promise<Published> {
  const { name } = publication
  checkName(name)
  const built = await readBuilt(name, publication.from)
  const release = releaseOf(built, publication)
  checkEntry(release, built, publication.origins ?? [])
  await store.checkMay?.(keyOf(name, release.version), new Uint8Array())
  const earlier = await earlierOf(store, release)
  if (earlier) return { release: sameOr(earlier, release), wasThere: true }
  await checkAmongOthers(store, release, publication)
  await checkNames(store, release)
  return whileLeased(store, [release], () => write(store, release, built))
}

/**
 * The release that has this version; null where it is free. One that a key has signed that may not publish the package
 * is none: it goes, and whoever owns the package has the number [OPEN-241].
 */
export async function earlierOf(store: ReleaseStore, { name, version }: Version): Promise<StoredRelease | null> {
  const isTaken = () => isForeign(store, name, version)
  if (!(await isTaken())) return readRelease(store, name, version)
  if (await removeUnleased(store, { name, version }, isTaken)) return null
  throw new Refusal(`${name} ${version} is in somebody's hands at this moment.`, {
    expected:
      'A version that nobody else publishes: what is there is signed by a key that may not publish it, and goes.',
    found: 'Somebody publishes or promotes it, or did within the last day and was interrupted.',
    todo: 'Try again, or publish under another version.',
  })
}

/** Files first, the document last. */
async function write(store: ReleaseStore, release: StoredRelease, built: BuiltFolder): Promise<Published> {
  const { name, version } = release
  await writeFiles(store, release, built)
  const document = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
  if (await store.create(`${keyOf(name, version)}/${DOCUMENT}`, document)) return { release, wasThere: false }
  // Somebody published it in the same moment.
  const other = await readRelease(store, name, version)
  return { release: sameOr(other ?? release, release), wasThere: true }
}

/**
 * What is to be published. The digest is over what browsers get; the version stands beside it, and what was compressed,
 * which another version of the compressor makes otherwise of the same.
 */
function releaseOf({ manifest, files, compressed }: BuiltFolder, publication: Publication): StoredRelease {
  const { name, as, isDev, by, now, base } = publication
  const entry = { ...Object(manifest), version: '', ...(base !== undefined && { base }) }
  const digest = sha384(JSON.stringify({ entry, files }))
  const built: unknown = Object(manifest).version
  const version = as ?? (typeof built === 'string' ? built : '')
  checkVersion(version)
  const own = isDev
    ? `${version.replace(/-.*/, '')}-dev-${Buffer.from(digest.slice(7), 'base64').toString('hex').slice(0, 12)}`
    : version
  return {
    schema: 2,
    name,
    version: own,
    digest,
    publishedAt: now.toISOString(),
    by,
    files,
    compressed,
    entry: { ...entry, version: own },
  }
}

/** Refuses an entry that the web server would leave out, and files that are not those of the manifest. */
function checkEntry(release: StoredRelease, { folder }: BuiltFolder, origins: readonly string[]): void {
  const { name, version } = release
  try {
    const entry = name === SHELL ? shellOf(release) : remoteOf(release)
    if (!entry.uses) throw new Error('uses: what it takes of others is not told')
    const [elsewhere] = 'base' in entry ? baseFaults(name, entry.base, origins) : []
    if (elsewhere) throw new Error(elsewhere)
    const changed = otherHashes(entry, release)
    if (changed.length > 0)
      throw new Error(`files that are not those of the manifest: ${changed.slice(0, 3).join(', ')}`)
  } catch (error) {
    throw new Refusal(`${name} ${version} cannot be published.`, {
      expected: 'A manifest that every web server can read, with addresses of this portal and the files of this build.',
      found: `${messageOf(error)}.`,
      todo: `Correct the remote.json or the build of ${name} (${folder}), and publish again.`,
    })
  }
}

/** The release that is there, when it is the same. */
function sameOr(there: StoredRelease, release: StoredRelease): StoredRelease {
  if (there.digest === release.digest) return there
  const names = [...new Set([...Object.keys(there.files), ...Object.keys(release.files)])]
  const differ = names.filter((file) => there.files[file] !== release.files[file])
  throw new Refusal(`${release.name} ${release.version} is published already, with other content.`, {
    expected: `The same bytes as those that ${there.by} published at ${there.publishedAt}: a version never changes.`,
    found:
      differ.length > 0 ? `${differ.length} files differ, ${differ.slice(0, 3).join(', ')}.` : 'Its manifest differs.',
    todo: `Raise the version in ${release.name}/package.json, or publish under another one with --as.`,
  })
}

/** All versions of a package share one address, so a name means one content in all of them. */
async function checkNames(store: ReleaseStore, { name, files }: StoredRelease): Promise<void> {
  for (const version of await store.list(name)) {
    const other = await readableRelease(store, name, version)
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

const leftBehind = (name: string, version: string, file: string, place: string) =>
  new Refusal(`${name} ${version} cannot be finished.`, {
    expected: `An earlier attempt to publish ${name} ${version} left files of the same content.`,
    found: `${file} has other bytes.`,
    todo: `Remove the folder ${name}/${version} from ${place}, which is not published, and publish again.`,
  })

const changedMeanwhile = (name: string, version: string, file: string) =>
  new Refusal(`${name} ${version} is not published.`, {
    expected: 'A build that stays as it is while it is published.',
    found: `${file} was changed meanwhile.`,
    todo: 'Let the build end, and publish again.',
  })

/** What an earlier attempt has left is taken. */
async function writeFiles(store: ReleaseStore, release: StoredRelease, { folder }: BuiltFolder) {
  const { name, version } = release
  const hashes = { ...release.files, ...release.compressed }
  const queue = Object.keys(hashes)
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const content = await readFile(path.join(folder, file))
      if (sha384(content) !== hashes[file]) throw changedMeanwhile(name, version, file)
      if (await store.create(`${keyOf(name, version)}/${file}`, content)) continue
      const left = await store.read(`${keyOf(name, version)}/${file}`)
      if (left && sha384(left) !== hashes[file]) throw leftBehind(name, version, file, store.place)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

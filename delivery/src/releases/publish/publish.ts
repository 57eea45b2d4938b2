import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseStore } from '../store/store'
import { checkAgainstChannel } from '../checks/compatibility'
import { MAX_MANIFEST_BYTES, parseJson, sha384 } from '../documents/documents'
import { isFileName } from '../documents/entry-faults'
import { checkName, checkVersion, quoteInput, SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { readRelease, type StoredRelease } from '../documents/stored-release'
import { checkEntry, checkFileNames, digestOf, manifestKey, findEarlierRelease, uploadOrWrite } from './write-release'
import { messageOf } from '@portal/domain/unknown'

export interface Publication {
  readonly name: string
  /** The folder of a finished build. */
  readonly from: string
  /** The version; without it that of the manifest, which comes from the package.json. */
  readonly as?: string | undefined
  /** URL of its files; without it the web server's. */
  readonly base?: string | undefined
  /** Accepted origins of `base`. */
  readonly origins?: readonly string[]
  /** Derive the version from the content, so that each build has its own. */
  readonly isDev?: boolean
  /** Channel whose packages must not conflict with this one. */
  readonly channel: string
  /** Packages that the same step promotes. They may hand over addresses. */
  readonly together?: readonly string[]
  readonly by: string
  readonly now: Date
}

export interface PublishResult {
  readonly release: StoredRelease
  /** The store had it with the same bytes. Nothing was written. */
  readonly wasThere: boolean
}

/** Publishes a finished build. Throws a refusal for a build that web servers could not serve. */
export async function publish(store: ReleaseStore, publication: Publication): Promise<PublishResult> {
  const { name } = publication
  checkName(name)
  const built = await readBuildOutput(name, publication.from)
  const release = createRelease(built, publication)
  checkEntry(release, publication.origins ?? [], built.folder)
  await store.checkRights?.(manifestKey(release), new Uint8Array())
  const earlier = await findEarlierRelease(store, release)
  if (earlier) return { release: requireSameContent(earlier, release), wasThere: true }
  await checkAgainstChannel(store, release, publication)
  await checkFileNames(store, release)
  return (await uploadOrWrite(store, release, built.folder))
    ? { release, wasThere: false }
    : readConcurrentRelease(store, release)
}

/**
 * The document of a publication. Its digest covers what browsers get, without version and compressed forms: another
 * compressor may produce other bytes.
 */
function createRelease({ manifest, files, compressed }: BuildOutput, publication: Publication): StoredRelease {
  const { name, as, isDev, by, now, base } = publication
  const entry = { ...Object(manifest), version: '', ...(base !== undefined && { base }) }
  const digest = digestOf(entry, files)
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

/** Reads the release that another publisher wrote first. */
async function readConcurrentRelease(store: ReleaseStore, release: StoredRelease): Promise<PublishResult> {
  const other = await readRelease(store, release.name, release.version)
  return { release: requireSameContent(other ?? release, release), wasThere: true }
}

/** Returns the stored release. Throws a refusal if its content differs. */
function requireSameContent(there: StoredRelease, release: StoredRelease): StoredRelease {
  if (there.digest === release.digest) return there
  const names = [...new Set([...Object.keys(there.files), ...Object.keys(release.files)])]
  const differ = names.filter((file) => there.files[file] !== release.files[file])
  throw new Refusal(`${release.name} ${release.version} is published already, with other content.`, {
    expected: `The bytes that ${there.by} published at ${there.publishedAt}. A version never changes.`,
    found:
      differ.length > 0 ? `${differ.length} files differ, ${differ.slice(0, 3).join(', ')}.` : 'Its manifest differs.',
    todo: `Raise the version in ${release.name}/package.json, or name another version with --as.`,
  })
}

/** A finished build: its manifest and the hashes of its served files, by name. */
interface BuildOutput {
  readonly folder: string
  readonly manifest: unknown
  readonly files: Readonly<Record<string, string>>
  /** Hashes of the compressed forms, by name. */
  readonly compressed: Readonly<Record<string, string>>
}

/** Reads the output of a package's build. Throws a refusal for any other folder. */
async function readBuildOutput(name: string, folder: string): Promise<BuildOutput> {
  const manifest = await readManifest(name, folder)
  const names = await listServedFiles(folder)
  const unhashed = names.filter((file) => !isFileName(file))
  if (unhashed.length > 0) {
    throw new Refusal(`${name} has files that browsers cannot cache.`, {
      expected: "Every file has its content's hash in its name, such as main.0a1b2c3d.js.",
      found: `${quoteInput(unhashed.join(', '))} in ${folder}.`,
      todo: "Build with the portal's webpack preset, or remove these files from the folder.",
    })
  }
  const compressed = names.flatMap((file) => ['.br', '.gz'].map((ending) => file + ending))
  return {
    folder,
    manifest,
    files: await hashFiles(folder, names),
    compressed: await hashFiles(
      folder,
      compressed.filter((file) => existsSync(path.join(folder, file))),
    ),
  }
}

async function hashFiles(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const hashes = await Promise.all(names.map(async (file) => sha384(await readFile(path.join(folder, file)))))
  return Object.fromEntries(names.map((file, at) => [file, hashes[at] ?? '']))
}

async function readManifest(name: string, folder: string): Promise<unknown> {
  const file = path.join(folder, name === SHELL ? 'shell-manifest.json' : 'remote-manifest.json')
  const found = await stat(file).catch(() => null)
  try {
    if (!found) throw new Error('the file does not exist')
    if (found.size > MAX_MANIFEST_BYTES) throw new Error(`the file has ${found.size} bytes`)
    return parseJson(await readFile(file))
  } catch (error) {
    throw new Refusal(`The manifest of ${name} cannot be read.`, {
      expected: `${file}: JSON of at most ${MAX_MANIFEST_BYTES} bytes, as the build writes it.`,
      found: `${messageOf(error)}.`,
      todo: `Build ${name} again, or give the folder of its build with --from.`,
    })
  }
}

/** Manifests, source maps and hidden files are not served. */
const isServedFile = (file: string) =>
  !/\.(map|br|gz)$/.test(file) &&
  (isFileName(file) || !file.endsWith('.json')) &&
  file.split(path.sep).every((part) => !part.startsWith('.'))

async function listServedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return files
    .map((file) => path.relative(folder, file))
    .filter(isServedFile)
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
}

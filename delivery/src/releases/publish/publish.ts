import type { ReleaseStore } from '../store/store'
import { checkAgainstChannel } from '../checks/check-against-channel'
import { readBuildOutput, type BuildOutput } from './build-output'
import { checkName, checkVersion } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { readRelease, type StoredRelease } from '../documents/stored-release'
import { checkEntry, checkFileNames, digestOf, manifestKey, findEarlierRelease, uploadOrWrite } from './write-release'

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

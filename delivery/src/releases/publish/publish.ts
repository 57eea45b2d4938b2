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

export interface PublishResult {
  readonly release: StoredRelease
  /** It was there already, with the same bytes: nothing was written. */
  readonly wasThere: boolean
}

/** Puts a finished build into the store, once and for good. Refuses what no web server could serve. */
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
 * What is to be published. The digest is over what browsers get; the version stands beside it, and what was compressed,
 * which another version of the compressor makes otherwise of the same.
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

/** Somebody published it in the same moment. */
async function readConcurrentRelease(store: ReleaseStore, release: StoredRelease): Promise<PublishResult> {
  const other = await readRelease(store, release.name, release.version)
  return { release: requireSameContent(other ?? release, release), wasThere: true }
}

/** The release that is there, when it is the same. */
function requireSameContent(there: StoredRelease, release: StoredRelease): StoredRelease {
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

import type { RemoteFiles } from '@portal/federation/host'
import { describeFault, type ReleaseStore } from '../store/store'
import type { FilePlace } from './checked-files'
import { batchCalls } from './polling'
import { isFileName } from '../documents/entry-faults'
import { isVersion, SHELL } from '../documents/names'
import { releaseKey, findRelease, parseRemoteEntry, type StoredRelease } from '../documents/stored-release'

/**
 * Index of the versions that have a file. All versions of a package share one address, because file names have hashes.
 * So open pages find files of earlier versions, and browsers load common files once.
 */
export function openFileIndex(store: ReleaseStore) {
  const packages = new Map<string, PackageIndex>()

  const readPackage = (name: string): Promise<void> => {
    const known = packages.get(name) ?? { versions: new Map<string, VersionFiles>() }
    packages.set(name, known)
    // Concurrent callers share one read.
    known.refresh ??= refreshVersions(store, name, known.versions).finally(() => (known.refresh = undefined))
    return known.refresh
  }
  const refreshSoon = batchCalls(async (names) => {
    const there = await store.list('')
    await Promise.all(names.filter((name) => there.includes(name)).map(readPackage))
  })
  const known = (name: string, file: string): readonly VersionPlace[] =>
    [...(packages.get(name)?.versions.values() ?? [])]
      .filter(({ files }) => files.has(file))
      .map(({ place }) => place)
      .toReversed()
  return {
    /** Reads the versions of a package. */
    readPackage,
    /** Chunks and hashes of a version of a remote. */
    filesOf: async (name: string, version: string): Promise<RemoteFiles | null> => {
      const found = () => packages.get(name)?.versions.get(version)
      if (!found()) await refreshSoon(name).catch(() => undefined)
      return found()?.remoteFiles ?? null
    },
    /** The versions that have this file, latest first. */
    placesOf: async (name: string, file: string): Promise<readonly VersionPlace[]> => {
      const places = known(name, file)
      if (places.length > 0 || !isFileName(file)) return places
      // Another server may already serve a newer version. Polling the channel reports a failure of the store.
      await refreshSoon(name).catch(() => undefined)
      return known(name, file)
    },
  }
}

interface VersionPlace extends FilePlace {
  readonly version: string
}

interface PackageIndex {
  /** In the order of discovery. */
  readonly versions: Map<string, VersionFiles>
  refresh?: Promise<void> | undefined
}

/** The servable files of a version, and their place. */
interface VersionFiles {
  readonly files: ReadonlySet<string>
  readonly place: VersionPlace
  /** Chunks and hashes for pages; null for a shell. */
  readonly remoteFiles: RemoteFiles | null
}

/** Adds new versions of a package and forgets removed ones. */
async function refreshVersions(store: ReleaseStore, name: string, known: PackageIndex['versions']): Promise<void> {
  const there = new Set((await store.list(name)).filter(isVersion))
  // `portal gc` never removes all versions. Without any version the store is damaged, so keep the index.
  if (there.size > 0) await forgetMissing(store, name, known, there)
  const fresh = [...there].filter((version) => !known.has(version))
  const releases = await Promise.all(fresh.map((version) => findRelease(store, name, version)))
  for (const release of releases) {
    if (release) known.set(release.version, filesOf(store, release))
  }
}

function filesOf(store: ReleaseStore, release: StoredRelease): VersionFiles {
  return {
    files: new Set(Object.keys(release.files)),
    place: placeOf(store, release),
    remoteFiles: remoteFilesOf(release),
  }
}

function remoteFilesOf(release: StoredRelease): RemoteFiles | null {
  try {
    if (release.name === SHELL) return null
    const { chunks, integrity } = parseRemoteEntry(release)
    return { chunks, integrity }
  } catch (error) {
    describeFault(error)
    return null
  }
}

async function forgetMissing(
  store: ReleaseStore,
  name: string,
  known: PackageIndex['versions'],
  there: ReadonlySet<string>,
): Promise<void> {
  for (const version of known.keys()) if (!there.has(version)) known.delete(version)
  for (const version of (await store.copies?.list(name)) ?? []) {
    if (!there.has(version)) await store.copies?.drop(releaseKey(name, version))
  }
}

function placeOf(
  { folderOf, copies }: ReleaseStore,
  { name, version, files, compressed }: StoredRelease,
): VersionPlace {
  const key = releaseKey(name, version)
  return {
    version,
    folder: folderOf(key),
    release: `${name} ${version}`,
    hashes: { ...files, ...compressed },
    copies: copies && {
      fetch: (file) => copies.fetch(`${key}/${file}`),
      drop: (file) => copies.drop(`${key}/${file}`),
    },
  }
}

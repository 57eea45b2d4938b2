import { setTimeout as delay } from 'node:timers/promises'
import type { RemoteFiles } from '@portal/federation/host'
import { describeFault, type ReleaseStore } from '../store/store'
import type { Place } from './checked-files'
import { isFileName } from '../documents/entry-faults'
import { isVersion, SHELL } from '../documents/names'
import { releaseKey, findRelease, parseRemoteEntry, type StoredRelease } from '../documents/stored-release'

/** How often requests for files that nobody knows may make this server look, or they would keep the store busy. */
export const LOOK_AGAIN_MS = 500

/**
 * Which versions have a file. All versions of a package share one address, since a name tells the content: a page that
 * was opened before a deploy finds its parts, and what two versions have in common is fetched once.
 */
export function openFiles(store: ReleaseStore) {
  const packages = new Map<string, Known>()

  const look = (name: string): Promise<void> => {
    const known = packages.get(name) ?? { versions: new Map<string, Files>() }
    packages.set(name, known)
    // Whoever asks meanwhile gets the same answer.
    known.looking ??= lookAt(store, name, known.versions).finally(() => (known.looking = undefined))
    return known.looking
  }
  const lookAgain = inTurns(LOOK_AGAIN_MS, async (names) => {
    const there = await store.list('')
    await Promise.all(names.filter((name) => there.includes(name)).map(look))
  })
  const known = (name: string, file: string): readonly VersionPlace[] =>
    [...(packages.get(name)?.versions.values() ?? [])]
      .filter(({ files }) => files.has(file))
      .map(({ place }) => place)
      .toReversed()
  return {
    /** Reads what is there of a package, so that the first page does not wait for it. */
    look,
    /** Which files a version of a remote has. */
    filesOf: async (name: string, version: string): Promise<RemoteFiles | null> => {
      const found = () => packages.get(name)?.versions.get(version)
      if (!found()) await lookAgain(name).catch(() => undefined)
      return found()?.told ?? null
    },
    /** The versions that have this file, the last one first. */
    placesOf: async (name: string, file: string): Promise<readonly VersionPlace[]> => {
      const places = known(name, file)
      if (places.length > 0 || !isFileName(file)) return places
      // Another process may follow a step that this one has not seen yet. A store that fails is told by who follows it.
      await lookAgain(name).catch(() => undefined)
      return known(name, file)
    },
  }
}

/** Where a version has its files. */
interface VersionPlace extends Place {
  readonly version: string
}

interface Known {
  /** In the order in which they were found. */
  readonly versions: Map<string, Files>
  looking?: Promise<void> | undefined
}

/** The files of a version that browsers may ask for, and where they are. */
interface Files {
  readonly files: ReadonlySet<string>
  readonly place: VersionPlace
  /** What pages are told of them; null of a shell. */
  readonly told: RemoteFiles | null
}

/** Adds the versions that were published since the last look, and forgets those that were dropped. */
async function lookAt(store: ReleaseStore, name: string, known: Known['versions']): Promise<void> {
  const there = new Set((await store.list(name)).filter(isVersion))
  // What is dropped leaves some of its package; a package without any version is a store that lost it.
  if (there.size > 0) await forgetOthers(store, name, known, there)
  const fresh = [...there].filter((version) => !known.has(version))
  const releases = await Promise.all(fresh.map((version) => findRelease(store, name, version)))
  for (const release of releases) {
    if (release) known.set(release.version, filesOf(store, release))
  }
}

function filesOf(store: ReleaseStore, release: StoredRelease): Files {
  return { files: new Set(Object.keys(release.files)), place: placeOf(store, release), told: toldOf(release) }
}

function toldOf(release: StoredRelease): RemoteFiles | null {
  try {
    if (release.name === SHELL) return null
    const { chunks, integrity } = parseRemoteEntry(release)
    return { chunks, integrity }
  } catch (error) {
    describeFault(error)
    return null
  }
}

async function forgetOthers(
  store: ReleaseStore,
  name: string,
  known: Known['versions'],
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

/** Runs a job for all names that were asked for meanwhile, and not again within this time. */
export function inTurns(everyMs: number, job: (names: readonly string[]) => Promise<void>) {
  const asked = new Set<string>()
  let [lastAt, next]: [number, Promise<void> | undefined] = [0, undefined]
  const turn = async () => {
    await delay(Math.max(0, lastAt + everyMs - Date.now()), undefined, { ref: false })
    const names = [...asked]
    asked.clear()
    ;[lastAt, next] = [Date.now(), undefined]
    await job(names)
  }
  return (name: string): Promise<void> => {
    asked.add(name)
    return (next ??= turn())
  }
}

import type { ReleaseStore } from '../store/store'
import type { Place } from './checked-files'
import { keyOf, readableRelease } from './stored-release'

/**
 * Which versions have a file. All versions of a package share one address, since a name tells the content: a page that
 * was opened before a deploy finds its parts, and what two versions have in common is fetched once.
 */
export function openFiles(store: ReleaseStore) {
  const packages = new Map<string, Known>()

  const look = (name: string): Promise<Known> => {
    const known = packages.get(name) ?? { versions: new Set<string>(), byFile: new Map<string, Place[]>() }
    packages.set(name, known)
    // Whoever asks meanwhile gets the same answer.
    known.looking ??= readFresh(store, name, known).finally(() => (known.looking = undefined))
    return known.looking.then(() => known)
  }
  return {
    /** Reads what is there of a package, so that the first page does not wait for it. */
    look,
    /** The versions that have this file, the last one first. */
    placesOf: async (name: string, file: string): Promise<readonly Place[]> =>
      packages.get(name)?.byFile.get(file) ?? (await look(name)).byFile.get(file) ?? [],
  }
}

interface Known {
  readonly versions: Set<string>
  readonly byFile: Map<string, Place[]>
  looking?: Promise<void> | undefined
}

/** Adds the versions that were published since the last look. */
async function readFresh(store: ReleaseStore, name: string, { versions, byFile }: Known): Promise<void> {
  const fresh = (await store.list(name)).filter((version) => !versions.has(version))
  for (const version of fresh) {
    const release = await readableRelease(store, name, version)
    if (!release) continue
    versions.add(version)
    const hashes = { ...release.files, ...release.compressed }
    const place = { folder: store.folderOf(keyOf(name, version)), release: `${name} ${version}`, hashes }
    for (const file of Object.keys(release.files)) byFile.set(file, [place, ...(byFile.get(file) ?? [])])
  }
}

import { describeFault, type ReleaseStore } from '../store/store'
import { referencedVersions, stateAt, type Move } from '../channel/channel'
import { sha384 } from '../documents/documents'
import { mapConcurrently } from '../map-concurrently'
import { SHELL } from '../documents/names'
import {
  releaseKey,
  findHashMismatches,
  readRelease,
  parseRemoteEntry,
  parseShellRelease,
  type StoredRelease,
} from '../documents/stored-release'

/** Counts of what was read, and a line for each fault. */
export interface VerificationReport {
  readonly packages: number
  readonly files: number
  readonly bytes: number
  readonly faults: readonly string[]
}

/**
 * Reads every byte that a channel serves, also to users of canaries and previews. Checks the signatures of steps and
 * releases, and the hashes of files and their compressed forms [OPEN-198].
 */
export async function verifyChannel(store: ReleaseStore, moves: readonly Move[]): Promise<VerificationReport> {
  const wrong = moves.flatMap(({ refused }) => refused ?? [])
  let [files, bytes] = [0, 0]
  const named = [...referencedVersions(stateAt(moves, new Date()))].toSorted()
  for (const key of named) {
    const [name = '', version = ''] = key.split('/')
    const { release, why } = await readCheckedRelease(store, name, version)
    if (why !== null) wrong.push(`${name} ${version}: ${why}`)
    if (!release) continue
    const hashes = Object.entries({ ...release.files, ...release.compressed })
    const sizes = await mapConcurrently(hashes, async ([file, hash]) => {
      const content = await readContent(store, `${releaseKey(name, version)}/${file}`)
      const fault = typeof content === 'string' ? content : sha384(content) !== hash && HASH_DIFFERS
      if (fault) wrong.push(`${name} ${version} ${file} ${fault}`)
      return typeof content === 'string' ? 0 : content.length
    })
    files += hashes.length
    bytes += sizes.reduce((sum, size) => sum + size, 0)
  }
  return { packages: named.length, files, bytes, faults: wrong.toSorted() }
}

const HASH_DIFFERS = 'differs from the published file'

/** The bytes, or the reason why they cannot be read. */
async function readContent(store: ReleaseStore, key: string): Promise<Buffer | string> {
  try {
    return (await store.read(key)) ?? 'is missing'
  } catch (error) {
    return `cannot be read: ${describeFault(error)}`
  }
}

/** A release, and why web servers or browsers would refuse it. */
async function readCheckedRelease(store: ReleaseStore, name: string, version: string) {
  let release: StoredRelease | null = null
  try {
    release = await readRelease(store, name, version)
    if (!release) throw new Error('its release-manifest.json is missing')
    const other = findHashMismatches(name === SHELL ? parseShellRelease(release) : parseRemoteEntry(release), release)
    if (other.length > 0) throw new Error(`its manifest has other hashes of ${other.join(', ')}`)
    return { release, why: null }
  } catch (error) {
    return { release, why: describeFault(error) }
  }
}

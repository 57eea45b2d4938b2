import { randomUUID } from 'node:crypto'
import type { ReleaseStore } from '../store/store'
import type { Version } from '../channel/channel'
import { RELEASE_MANIFEST } from '../documents/documents'
import { Refusal } from '../documents/refusal'
import { releaseKey } from '../documents/stored-release'

/**
 * A user of a version writes a lease, then looks for a tombstone. A remover writes a tombstone, then looks for leases and
 * pointers. At least one of two concurrent processes sees the other and gives way. No clock is needed.
 */
const LEASES = 'leases'
const TOMBSTONES = 'tombstones'

const NOTHING = new Uint8Array()

const leaseFolder = (kind: string, { name, version }: Version) => `${kind}/${releaseKey(name, version)}`

/** Runs `act` while leases protect these versions. Throws a refusal if one is being removed. */
export async function withLeases<T>(
  store: ReleaseStore,
  versions: readonly Version[],
  act: () => Promise<T>,
): Promise<T> {
  // The release API takes the leases.
  if (store.upload) return act()
  const leases = versions.map((version) => `${leaseFolder(LEASES, version)}/${randomUUID()}`)
  try {
    for (const lease of leases) await store.create(lease, NOTHING)
    for (const version of versions) {
      if ((await store.list(leaseFolder(TOMBSTONES, version))).length > 0) throw removalInProgress(version)
    }
    return await act()
  } finally {
    // A lease left behind protects its version for a day.
    await Promise.all(leases.map((lease) => store.remove(lease))).catch(() => undefined)
  }
}

const removalInProgress = ({ name, version }: Version) =>
  new Refusal(`${name} ${version} is being removed by "portal gc".`, {
    expected: 'A version that "portal gc" does not remove at this moment.',
    found: '"portal gc" is running, or was interrupted within the last day.',
    todo: `Publish ${name} ${version} again when it has ended, or publish a new version.`,
  })

/** Removes a version. Returns false and keeps it if it has a lease or is used again by now. */
export async function removeUnleased(
  store: ReleaseStore,
  version: Version,
  isStillGarbage: () => Promise<boolean>,
): Promise<boolean> {
  const tombstone = `${leaseFolder(TOMBSTONES, version)}/${randomUUID()}`
  await store.create(tombstone, NOTHING)
  const isLeased = (await store.list(leaseFolder(LEASES, version))).length > 0
  const isFree = !isLeased && (await isStillGarbage())
  if (isFree) await store.remove(releaseKey(version.name, version.version), RELEASE_MANIFEST)
  // If the removal fails, the tombstone stays and blocks the half-removed version for a day.
  await store.remove(tombstone)
  return isFree
}

/** Removes leases and tombstones of dead processes: those from before this time, by the store's clock. */
export async function removeOldLeases(store: ReleaseStore, before: Date): Promise<void> {
  for (const kind of [LEASES, TOMBSTONES]) {
    for (const name of await store.list(kind)) {
      for (const version of await store.list(`${kind}/${name}`)) {
        for (const one of await store.list(`${kind}/${name}/${version}`)) {
          const key = `${kind}/${name}/${version}/${one}`
          const at = await store.writtenAt(key)
          if (at && at < before) await store.remove(key)
        }
      }
    }
  }
}

/** Reads the store's clock with a test write. Clocks of machines may be days apart. */
export async function readStoreClock(store: ReleaseStore): Promise<Date> {
  const probe = `${LEASES}/clock/now/${randomUUID()}`
  await store.create(probe, NOTHING)
  const now = await store.writtenAt(probe)
  await store.remove(probe)
  if (!now) throw new Error('the store lost a document that was just written')
  return now
}

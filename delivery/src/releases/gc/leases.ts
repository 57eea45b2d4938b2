import { randomUUID } from 'node:crypto'
import type { ReleaseStore } from '../store/store'
import type { Version } from '../channel/channel'
import { RELEASE_MANIFEST } from '../documents/documents'
import { Refusal } from '../documents/refusal'
import { releaseKey } from '../documents/stored-release'

/**
 * Whoever needs a version takes a lease, and then looks for a tombstone; whoever removes one sets a tombstone, and then
 * looks for leases and for pointers. Of two at once at least one sees the other, and gives way: a version is removed
 * only where nobody has it or is about to, and that needs no clock.
 */
const LEASES = 'leases'
const TOMBSTONES = 'tombstones'

const NOTHING = new Uint8Array()

const leaseFolder = (kind: string, { name, version }: Version) => `${kind}/${releaseKey(name, version)}`

/** Does something for which these versions must stay. Refuses where one is being removed. */
export async function withLeases<T>(
  store: ReleaseStore,
  versions: readonly Version[],
  act: () => Promise<T>,
): Promise<T> {
  // Who writes for this one takes them.
  if (store.upload) return act()
  const leases = versions.map((version) => `${leaseFolder(LEASES, version)}/${randomUUID()}`)
  try {
    for (const lease of leases) await store.create(lease, NOTHING)
    for (const version of versions) {
      if ((await store.list(leaseFolder(TOMBSTONES, version))).length > 0) throw removalInProgress(version)
    }
    return await act()
  } finally {
    // One that stays behind keeps its version for a day.
    await Promise.all(leases.map((lease) => store.remove(lease))).catch(() => undefined)
  }
}

const removalInProgress = ({ name, version }: Version) =>
  new Refusal(`${name} ${version} is being dropped.`, {
    expected: 'A version that "portal gc" does not remove at this moment.',
    found: 'Somebody runs it, or did within the last day and was interrupted.',
    todo: `Publish ${name} ${version} again when that is done, or under a new version.`,
  })

/** Removes a version, unless somebody has a lease on it or it is garbage no more when nobody can begin to; false: it stays. */
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
  // Where that failed it stays: what is half removed is nobody's for a day.
  await store.remove(tombstone)
  return isFree
}

/** Forgets what was left before this time, by the store's clock, by processes that died. */
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

/** The time by the store's own clock: those of the machines that use it may be days apart. */
export async function readStoreClock(store: ReleaseStore): Promise<Date> {
  const probe = `${LEASES}/clock/now/${randomUUID()}`
  await store.create(probe, NOTHING)
  const now = await store.writtenAt(probe)
  await store.remove(probe)
  if (!now) throw new Error('the store has lost what was just written')
  return now
}

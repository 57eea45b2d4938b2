import type { ReleaseStore } from '../store/store'
import {
  referencedVersions,
  replacementTimes,
  rollbackTargets,
  stateAt,
  stateOf,
  type ChannelState,
  type Move,
  type Version,
} from '../channel/channel'
import { RELEASE_MANIFEST } from '../documents/documents'
import { removeOldLeases, removeUnleased, readStoreClock } from './leases'
import { listChannels, readMoves } from '../channel/moves'
import { isName, isVersion } from '../documents/names'
import { releaseKey, findRelease } from '../documents/stored-release'

const DAY_MS = 24 * 60 * 60 * 1000

export interface ReleaseRecord extends Version {
  /** null: unfinished or unreadable. */
  readonly publishedAt: string | null
  /** Last write of an unfinished release, by the store's clock. */
  readonly startedAt?: Date | null
}

interface RetentionLimits {
  readonly days: number
  readonly now: Date
  /** Unfinished releases without a write since this time, by the store's clock, are abandoned. */
  readonly abandonedBefore?: Date
}

/**
 * Unused releases: no channel points to them and no rollback would restore them [OPEN-201]. The days count from their
 * replacement, or from their publication if no channel had them. Abandoned unfinished releases are included.
 */
export function findUnusedReleases(
  stored: readonly ReleaseRecord[],
  channels: readonly (readonly Move[])[],
  { days, now, abandonedBefore = new Date(0) }: RetentionLimits,
): ReleaseRecord[] {
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString()
  const named = new Set(
    channels.flatMap((moves) => [...referencedVersions(stateAt(moves, now)), ...rollbackTargets(moves)]),
  )
  const left = [...channels.map(replacementTimes), ...channels.map((moves) => previewEndTimes(stateOf(moves), now))]
  return stored.filter(({ name, version, publishedAt, startedAt }) => {
    const key = releaseKey(name, version)
    if (named.has(key)) return false
    if (startedAt) return startedAt < abandonedBefore
    const times = [publishedAt, ...left.map((byKey) => byKey.get(key) ?? null)].filter((time) => time !== null)
    return times.length > 0 && times.every((time) => time < oldest)
  })
}

/** ISO end of each expired preview that no step has ended, by `name/version`. */
const previewEndTimes = ({ previews = {} }: ChannelState, now: Date): ReadonlyMap<string, string> =>
  new Map(
    Object.values(previews)
      .filter(({ until }) => new Date(until) <= now)
      .map(({ name, version, until }) => [releaseKey(name, version), until]),
  )

/** Removes unused releases and returns them. A dry run writes nothing and uses this machine's clock. */
export async function collectGarbage(
  store: ReleaseStore,
  { days, now, isDryRun }: { readonly days: number; readonly now: Date; readonly isDryRun: boolean },
): Promise<ReleaseRecord[]> {
  const clock = isDryRun ? now : await readStoreClock(store)
  const abandonedBefore = new Date(clock.getTime() - DAY_MS)
  if (!isDryRun) await removeOldLeases(store, abandonedBefore)
  const dropped: ReleaseRecord[] = []
  for (const release of findUnusedReleases(await listReleases(store), await readAllMoves(store), {
    days,
    now,
    abandonedBefore,
  })) {
    const isStillUnused = async () => {
      const again = await readReleaseRecord(store, release)
      return findUnusedReleases([again], await readAllMoves(store), { days, now, abandonedBefore }).length > 0
    }
    if (isDryRun || (await removeUnleased(store, release, isStillUnused))) dropped.push(release)
  }
  if (!isDryRun) await store.sweep(abandonedBefore)
  return dropped
}

const readAllMoves = async (store: ReleaseStore) =>
  Promise.all((await listChannels(store)).map((channel) => readMoves(store, channel)))

/** All versions in the store, unfinished ones too. */
async function listReleases(store: ReleaseStore): Promise<ReleaseRecord[]> {
  const names = (await store.list('')).filter(isName)
  const found = await Promise.all(
    names.map(async (name) => {
      const versions = (await store.list(name)).filter(isVersion)
      return Promise.all(versions.map((version) => readReleaseRecord(store, { name, version })))
    }),
  )
  return found.flat()
}

async function readReleaseRecord(store: ReleaseStore, { name, version }: Version): Promise<ReleaseRecord> {
  const release = await findRelease(store, name, version)
  if (release) return { name, version, publishedAt: release.publishedAt, startedAt: null }
  const key = releaseKey(name, version)
  const isFinished = (await store.list(key)).includes(RELEASE_MANIFEST)
  return { name, version, publishedAt: null, startedAt: isFinished ? null : await store.writtenAt(key) }
}

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
  /** null: never finished, or not to be read. */
  readonly publishedAt: string | null
  /** Of one that was never finished: when something of it was last written, by the store's clock. */
  readonly startedAt?: Date | null
}

interface RetentionLimits {
  readonly days: number
  readonly now: Date
  /** What was begun before this time, by the store's clock, is given up. */
  readonly abandonedBefore?: Date
}

/**
 * The releases that nobody needs: no channel points to them, nor would by a rollback [OPEN-201], and none has for so many days, counted from when they were
 * replaced, or published when they never were in a channel. And those that were begun, and are given up.
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

/** When each preview that no step has ended was over, by `name/version`. */
const previewEndTimes = ({ previews = {} }: ChannelState, now: Date): ReadonlyMap<string, string> =>
  new Map(
    Object.values(previews)
      .filter(({ until }) => new Date(until) <= now)
      .map(({ name, version, until }) => [releaseKey(name, version), until]),
  )

/** Removes what nobody needs; answers it. A trial writes nothing, and takes this machine's clock for the store's. */
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

/** Every version in the store, finished or not. */
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

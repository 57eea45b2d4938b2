import type { ReleaseStore } from '../store/store'
import {
  namedBy,
  replacedAt,
  rollbackTargets,
  stateAt,
  stateOf,
  type ChannelState,
  type Move,
  type Version,
} from '../channel/channel'
import { DOCUMENT } from '../documents/documents'
import { forgetLeases, removeUnleased, storeClock } from './leases'
import { channelsOf, readMoves } from '../channel/moves'
import { isName, isVersion } from '../documents/names'
import { keyOf, readableRelease } from '../documents/stored-release'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Stored extends Version {
  /** null: never finished, or not to be read. */
  readonly publishedAt: string | null
  /** Of one that was never finished: when something of it was last written, by the store's clock. */
  readonly begunAt?: Date | null
}

interface Ages {
  readonly days: number
  readonly now: Date
  /** What was begun before this time, by the store's clock, is given up. */
  readonly givenUp?: Date
}

/**
 * The releases that nobody needs: no channel points to them, nor would by a rollback [OPEN-201], and none has for so many days, counted from when they were
 * replaced, or published when they never were in a channel. And those that were begun, and are given up.
 */
export function droppable(
  stored: readonly Stored[],
  channels: readonly (readonly Move[])[],
  { days, now, givenUp = new Date(0) }: Ages,
): Stored[] {
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString()
  const named = new Set(channels.flatMap((moves) => [...namedBy(stateAt(moves, now)), ...rollbackTargets(moves)]))
  const left = [...channels.map(replacedAt), ...channels.map((moves) => overAt(stateOf(moves), now))]
  return stored.filter(({ name, version, publishedAt, begunAt }) => {
    const key = keyOf(name, version)
    if (named.has(key)) return false
    if (begunAt) return begunAt < givenUp
    const times = [publishedAt, ...left.map((byKey) => byKey.get(key) ?? null)].filter((time) => time !== null)
    return times.length > 0 && times.every((time) => time < oldest)
  })
}

/** When each preview that no step has ended was over, by `name/version`. */
const overAt = ({ previews = {} }: ChannelState, now: Date): ReadonlyMap<string, string> =>
  new Map(
    Object.values(previews)
      .filter(({ until }) => new Date(until) <= now)
      .map(({ name, version, until }) => [keyOf(name, version), until]),
  )

/** Removes what nobody needs; answers it. A trial writes nothing, and takes this machine's clock for the store's. */
export async function collectGarbage(
  store: ReleaseStore,
  { days, now, isTrial }: { readonly days: number; readonly now: Date; readonly isTrial: boolean },
): Promise<Stored[]> {
  const clock = isTrial ? now : await storeClock(store)
  const givenUp = new Date(clock.getTime() - DAY_MS)
  if (!isTrial) await forgetLeases(store, givenUp)
  const dropped: Stored[] = []
  for (const release of droppable(await storedReleases(store), await allMoves(store), { days, now, givenUp })) {
    const isStill = async () => {
      const again = await storedRelease(store, release)
      return droppable([again], await allMoves(store), { days, now, givenUp }).length > 0
    }
    if (isTrial || (await removeUnleased(store, release, isStill))) dropped.push(release)
  }
  if (!isTrial) await store.sweep(givenUp)
  return dropped
}

const allMoves = async (store: ReleaseStore) =>
  Promise.all((await channelsOf(store)).map((channel) => readMoves(store, channel)))

/** Every version in the store, finished or not. */
async function storedReleases(store: ReleaseStore): Promise<Stored[]> {
  const names = (await store.list('')).filter(isName)
  const found = await Promise.all(
    names.map(async (name) => {
      const versions = (await store.list(name)).filter(isVersion)
      return Promise.all(versions.map((version) => storedRelease(store, { name, version })))
    }),
  )
  return found.flat()
}

async function storedRelease(store: ReleaseStore, { name, version }: Version): Promise<Stored> {
  const release = await readableRelease(store, name, version)
  if (release) return { name, version, publishedAt: release.publishedAt, begunAt: null }
  const key = keyOf(name, version)
  const isFinished = (await store.list(key)).includes(DOCUMENT)
  return { name, version, publishedAt: null, begunAt: isFinished ? null : await store.writtenAt(key) }
}

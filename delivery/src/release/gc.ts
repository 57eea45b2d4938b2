import type { ReleaseStore } from '../store/store'
import { namedBy, stateOf, replacedAt, type Move } from './channel'
import { DOCUMENT } from './documents'
import { channelsOf, readMoves } from './moves'
import { isVersion } from './names'
import { keyOf, readableRelease } from './stored-release'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Stored {
  readonly name: string
  readonly version: string
  /** null: never finished, or not to be read. */
  readonly publishedAt: string | null
}

/**
 * The releases that nobody needs: no channel points to them, and none has for so many days, counted from when they were
 * replaced, or published when they never were in a channel.
 */
export function droppable(
  stored: readonly Stored[],
  channels: readonly (readonly Move[])[],
  { days, now }: { readonly days: number; readonly now: Date },
): Stored[] {
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString()
  const named = new Set(channels.flatMap((moves) => [...namedBy(stateOf(moves))]))
  const left = channels.map(replacedAt)
  return stored.filter(({ name, version, publishedAt }) => {
    const key = `${name}/${version}`
    const times = [publishedAt, ...left.map((byKey) => byKey.get(key) ?? null)].filter((time) => time !== null)
    return !named.has(key) && times.length > 0 && times.every((time) => time < oldest)
  })
}

/** Removes what nobody needs; answers it. */
export async function collectGarbage(
  store: ReleaseStore,
  { days, now, isTrial }: { readonly days: number; readonly now: Date; readonly isTrial: boolean },
): Promise<Stored[]> {
  const stored = await storedReleases(store)
  const dropped: Stored[] = []
  for (const release of droppable(stored, await allMoves(store), { days, now })) {
    // Asked again before each: somebody may promote it meanwhile.
    const isStill = droppable([release], await allMoves(store), { days, now }).length > 0
    if (!isStill) continue
    if (!isTrial) await store.remove(keyOf(release.name, release.version), DOCUMENT)
    dropped.push(release)
  }
  if (!isTrial) await store.sweep(new Date(now.getTime() - DAY_MS))
  return dropped
}

const allMoves = async (store: ReleaseStore) =>
  Promise.all((await channelsOf(store)).map((channel) => readMoves(store, channel)))

/** Every version in the store. */
export async function storedReleases(store: ReleaseStore): Promise<Stored[]> {
  const names = (await store.list('')).filter((name) => name !== 'channels')
  const found = await Promise.all(
    names.map(async (name) =>
      Promise.all(
        (await store.list(name)).filter(isVersion).map(async (version) => {
          const release = await readableRelease(store, name, version)
          return { name, version, publishedAt: release?.publishedAt ?? null }
        }),
      ),
    ),
  )
  return found.flat()
}

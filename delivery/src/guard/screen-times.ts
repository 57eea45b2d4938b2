import type { TimeKind } from '@portal/api-client/contract/part'
import type { RemoteEntry } from '@portal/federation/host'
import { stateOf, type ChannelState } from '../release/channel/channel'
import { readPointed } from '../release/checks/fit'
import { readMoves } from '../release/channel/moves'
import type { ReleaseStore } from '../store/store'
import type { OperatorApi, ScreenTimes } from './operator-api'

/** Over which visits are summed. */
export const VISIT_DAYS = 30
/** The guard looks more often than anybody wants to know: the API is asked once within this time. */
const KEPT_MS = 60_000

/** The times as people read them. */
export const TIME_WORDS: Record<TimeKind, string> = {
  paint: 'first paint',
  content: 'content',
  usable: 'usable',
  switch: 'switched to',
  interaction: 'slowest press',
}

/** What visits to one page of a version took: in how many milliseconds three of four were there, and of how many. */
export interface PageTimes {
  readonly remote: string
  readonly version: string
  readonly page: string
  readonly times: Partial<Record<TimeKind, { readonly p75_ms: number | null; readonly visits: number }>>
}

/**
 * Of the remotes that a channel serves, live and canary, what their pages' visits took. Sums of other versions, and of
 * pages that these do not declare, are nobody's.
 */
export async function servedTimes(store: ReleaseStore, state: ChannelState, rows: ScreenTimes): Promise<PageTimes[]> {
  const canaries = Object.entries(state.canaries).map(([name, { version }]) => [name, version])
  const read = [state.pointers, Object.fromEntries(canaries)].map((pointers) => readPointed(store, pointers))
  const served = (await Promise.all(read)).flatMap(({ remotes }) => remotes)
  return served.toSorted((a, b) => a.name.localeCompare(b.name)).flatMap((remote) => timesOf(remote, rows))
}

/** The times of the pages that a version declares. */
export function timesOf({ name, version, routes }: RemoteEntry, rows: ScreenTimes): PageTimes[] {
  const own = rows.filter((row) => row.remote === name && row.version === version)
  return routes.flatMap(({ path }) => {
    const measured = own.filter(({ page }) => page === path)
    const times = Object.fromEntries(measured.map(({ kind, p75_ms, visits }) => [kind, { p75_ms, visits }]))
    return measured.length > 0 ? [{ remote: name, version, page: path, times }] : []
  })
}

/** The moment from which visits are summed. */
export const visitsFrom = (now: Date) => new Date(now.getTime() - VISIT_DAYS * 86_400_000)

/** Answers what tells the times of a channel, at most a minute old; null while the API does not tell them. */
export function openServedTimes(store: ReleaseStore, channel: string, api: Pick<OperatorApi, 'screenTimesSince'>) {
  let kept: { readonly at: number; readonly times: Promise<PageTimes[] | null> } | undefined
  const read = async (now: Date) => {
    const rows = await api.screenTimesSince(visitsFrom(now))
    return servedTimes(store, stateOf(await readMoves(store, channel)), rows)
  }
  return (now: Date): Promise<PageTimes[] | null> => {
    if (!kept || now.getTime() - kept.at >= KEPT_MS) kept = { at: now.getTime(), times: read(now).catch(() => null) }
    return kept.times
  }
}

import type { Command } from 'commander'
import { BUDGET_DAYS, spentWords } from '../guard/error-budget'
import { canaryIn, stateOf, versionBefore, type Move } from '../release/channel/channel'
import { checkChannel, readMoves } from '../release/channel/moves'
import { contextOf } from './context'
import { countedBy, timesLines } from './counted'
import { table, timeOf } from './words'

interface StatusOptions {
  readonly channel: string
  /** Address of the API that has counted loads, failures and times. */
  readonly api?: string
}

/** `portal status` */
export async function statusCommand({ channel, api }: StatusOptions, command: Command) {
  const { store, now, print } = contextOf(command)
  checkChannel(channel)
  const moves = await readMoves(store, channel)
  const counted = api === undefined ? null : await countedBy(api, store, stateOf(moves), now)
  const packages = packagesOf(moves).map((one) => ({ ...one, failed: counted?.spent.get(one.name) ?? null }))
  const head = ['package', 'version', 'canary', 'since', 'by', 'a rollback goes to']
  if (counted) head.push(`failed loads of ${BUDGET_DAYS} days`)
  const rows = packages.map(({ name, version, canary, since, by, before, failed }) => [
    name,
    version,
    canary ? `${canary.version} for ${canary.percent} %` : '–',
    timeOf(since),
    by,
    before ?? '–',
    ...(counted ? [failed ? spentWords(failed) : '–'] : []),
  ])
  const nothing = `The channel ${channel} of ${store.place} points to nothing yet. Begin with: portal publish shell --promote`
  const lines = packages.length > 0 ? table([head, ...rows]) : [nothing]
  if (counted) lines.push('', ...timesLines(counted.times))
  print({ channel, packages, times: counted?.times }, lines)
}

/** What a channel points to, by name, and who moved it last. */
function packagesOf(moves: readonly Move[]) {
  const state = stateOf(moves)
  return Object.entries(state.pointers)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, version]) => {
      const last = moves.findLast(({ changes }) => changes.some((change) => change.name === name))
      const canary = canaryIn(state, name)
      const before = canary ? version : versionBefore(moves, name)
      return { name, version, canary, since: last?.at ?? '', by: last?.by ?? '', before }
    })
}

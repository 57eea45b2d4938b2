import type { Command } from 'commander'
import { BUDGET_DAYS, spentOf, spentWords, type Spent } from '../guard/error-budget'
import { operatorApi } from '../guard/operator-api'
import { canaryIn, stateOf, versionBefore, type Move } from '../release/channel'
import { readPointed } from '../release/fit'
import { checkChannel, readMoves } from '../release/moves'
import { Refusal } from '../release/refusal'
import type { ReleaseStore } from '../store/store'
import { contextOf } from './context'
import { table, timeOf } from './words'

interface StatusOptions {
  readonly channel: string
  /** Address of the API that has counted loads and failures. */
  readonly api?: string
}

/** `portal status` */
export async function statusCommand({ channel, api }: StatusOptions, command: Command) {
  const { store, now, tell } = contextOf(command)
  checkChannel(channel)
  const moves = await readMoves(store, channel)
  const spent = api === undefined ? null : await spentBy(store, stateOf(moves).pointers, api, now)
  const packages = packagesOf(moves).map((one) => ({ ...one, failed: spent?.get(one.name) ?? null }))
  const head = ['package', 'version', 'canary', 'since', 'by', 'a rollback goes to']
  if (spent) head.push(`failed loads of ${BUDGET_DAYS} days`)
  const rows = packages.map(({ name, version, canary, since, by, before, failed }) => [
    name,
    version,
    canary ? `${canary.version} for ${canary.percent} %` : '–',
    timeOf(since),
    by,
    before ?? '–',
    ...(spent ? [failed ? spentWords(failed) : '–'] : []),
  ])
  const nothing = `The channel ${channel} of ${store.place} points to nothing yet. Begin with: portal publish shell --promote`
  tell({ channel, packages }, packages.length > 0 ? table([head, ...rows]) : [nothing])
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

/** What each remote has spent of the error budget that its `remote.json` states. */
async function spentBy(
  store: ReleaseStore,
  pointers: Readonly<Record<string, string>>,
  api: string,
  now: Date,
): Promise<Map<string, Spent>> {
  const since = new Date(now.getTime() - BUDGET_DAYS * 86_400_000)
  const rows = await operatorApi(api, process.env.OPERATOR_TOKEN ?? '')
    .countsSince(since)
    .catch((error: unknown) => {
      throw new Refusal('The API does not tell how loads have failed.', {
        expected: 'The address of the API, and its OPERATOR_TOKEN in the environment.',
        found: `${error instanceof Error ? error.message : String(error)}.`,
        todo: 'Give both, or leave out --api: failed loads are not shown then.',
      })
    })
  const { remotes } = await readPointed(store, pointers)
  return new Map(remotes.map(({ name, errorBudget = null }) => [name, spentOf(rows, name, errorBudget)]))
}

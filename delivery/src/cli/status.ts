import type { Command } from 'commander'
import { BUDGET_DAYS, budgetStart, formatBudget, measureBudget, type BudgetUse } from '../guard/error-budget'
import { createOperatorApi } from '../guard/operator-api'
import {
  packagesIn,
  activePreviews,
  stateOf,
  rollbackVersion,
  type Canary,
  type ChannelState,
  type Move,
  type Preview,
} from '../releases/channel/channel'
import { checkChannelName, readMoves } from '../releases/channel/moves'
import { readPackages } from '../releases/checks/compatibility'
import { Refusal } from '../releases/documents/refusal'
import { findRelease } from '../releases/documents/stored-release'
import type { ReleaseStore } from '../releases/store/store'
import { createContext, operatorToken } from './context'
import { findPointer, type ServingVerdict } from './serving-verdict'
import { readServing } from './portal-serving'
import { formatTime } from '../releases/channel/format-time'
import { formatTable } from './format'
import { messageOf } from '@portal/domain/unknown'

interface StatusOptions {
  readonly channel: string
  /** Address of the API with load counts. */
  readonly api?: string
  /** Address of a portal, for its served versions. */
  readonly portal?: string
}

export async function statusCommand({ channel, api, portal }: StatusOptions, command: Command) {
  const { store, now, print } = createContext(command)
  checkChannelName(channel)
  const moves = await readMoves(store, channel)
  const budgetUse = api === undefined ? null : await readBudgetUse(api, store, stateOf(moves), now)
  const names = packagesIn(moves)
  const serving = portal ? await readServing(store, { portal, channel, names }) : null
  const packages = (await Promise.all(names.map((name) => readPackage(store, moves, name, now))))
    .map((one, at) => ({
      ...one,
      failed: budgetUse?.get(one.name) ?? null,
      ...formatVerdict(serving?.[at]),
    }))
    .filter(({ version, isServed, previews }) => version !== null || previews.length > 0 || isServed === false)
  const nothing = `The channel ${channel} of ${store.place} points to nothing yet. Begin with: portal publish shell --promote`
  const lines =
    packages.length > 0 ? formatTable(formatRows(packages, budgetUse !== null, serving !== null)) : [nothing]
  print({ channel, packages }, lines)
}

/** The shown parts of a portal's verdict. */
const formatVerdict = (serving: ServingVerdict | undefined) =>
  serving ? { served: serving.served, isServed: serving.isServed, why: serving.why } : {}

interface PackageStatus extends Partial<Pick<ServingVerdict, 'served' | 'why'>> {
  readonly name: string
  readonly version: string | null
  readonly canary: Canary | null
  readonly previews: readonly (readonly [as: string, preview: Preview])[]
  readonly since: string
  readonly by: string
  readonly before: string | null
  /** Target of a rollback that `gc` has deleted. */
  readonly dropped: string | null
  readonly failed: BudgetUse | null
}

function formatRows(packages: readonly PackageStatus[], isCounted: boolean, isSaid: boolean): string[][] {
  const isPreviewed = packages.some(({ previews }) => previews.length > 0)
  const head = [
    'package',
    isSaid ? 'points to' : 'version',
    'canary',
    ...(isPreviewed ? ['previews'] : []),
    'since',
    'by',
    'a rollback goes to',
  ]
  if (isCounted) head.push(`failed loads of ${BUDGET_DAYS} days`)
  if (isSaid) head.push('served', 'why not')
  const rows = packages.map(({ name, version, canary, previews, since, by, before, dropped, failed, served, why }) => [
    name,
    version ?? '–',
    canary ? `${canary.version} for ${canary.percent} %` : '–',
    ...(isPreviewed ? [previews.map(formatPreviewCell).join('; ') || '–'] : []),
    formatTime(since),
    by,
    before ?? (dropped === null ? '–' : `– (${dropped} is deleted)`),
    ...(isCounted ? [failed ? formatBudget(failed) : '–'] : []),
    ...(isSaid ? [served ?? '–', why ?? '–'] : []),
  ])
  return [head, ...rows]
}

const formatPreviewCell = ([as, { version, users, until }]: PackageStatus['previews'][number]) =>
  `${as}: ${version} for ${users.length}, until ${until.slice(0, 10)}`

/** Reads a package's versions, last step and rollback target, which must still be in the store. */
async function readPackage(store: ReleaseStore, moves: readonly Move[], name: string, now: Date) {
  const { version, canary, step } = findPointer(moves, name)
  const before = canary ? version : rollbackVersion(moves, name)
  const isThere = before !== null && (await findRelease(store, name, before)) !== null
  const back = isThere ? { before, dropped: null } : { before: null, dropped: before }
  const previews = activePreviews(stateOf(moves), now).filter(([, one]) => one.name === name)
  return { name, version, canary, previews, since: step?.at ?? '', by: step?.by ?? '', ...back }
}

/**
 * Reads the use of error budgets by remote from the API, with OPERATOR_TOKEN of the environment. Refuses when the API
 * does not answer.
 */
async function readBudgetUse(
  api: string,
  store: ReleaseStore,
  state: ChannelState,
  now: Date,
): Promise<ReadonlyMap<string, BudgetUse>> {
  const request = createOperatorApi(api, operatorToken()).countsSince(budgetStart(now))
  const counts = await request.catch((error: unknown) => {
    throw new Refusal('The API does not answer with load counts.', {
      expected: 'The address of the API, and its OPERATOR_TOKEN in the environment.',
      found: `${messageOf(error)}.`,
      todo: 'Set both, or omit --api to see the status without failed loads.',
    })
  })
  const { remotes } = await readPackages(store, state.pointers)
  return new Map(remotes.map(({ name, errorBudget = null }) => [name, measureBudget(counts, name, errorBudget)]))
}

import type { Command } from 'commander'
import { BUDGET_DAYS, spentWords, type Spent } from '../guard/error-budget'
import {
  packagesIn,
  activePreviews,
  stateOf,
  rollbackVersion,
  type Canary,
  type Move,
  type Preview,
} from '../releases/channel/channel'
import { checkChannelName, readMoves } from '../releases/channel/moves'
import { findRelease } from '../releases/documents/stored-release'
import type { ReleaseStore } from '../releases/store/store'
import { contextOf } from './context'
import { spentBy } from './spent'
import { pointedTo, type Judgement } from './judged'
import { saidOf } from './portal-word'
import { formatTime } from '../releases/channel/format-time'
import { table } from './words'

interface StatusOptions {
  readonly channel: string
  /** Address of the API that has counted loads and failures. */
  readonly api?: string
  /** Address of the portal that says what it serves. */
  readonly portal?: string
}

/** `portal status` */
export async function statusCommand({ channel, api, portal }: StatusOptions, command: Command) {
  const { store, now, print } = contextOf(command)
  checkChannelName(channel)
  const moves = await readMoves(store, channel)
  const spent = api === undefined ? null : await spentBy(api, store, stateOf(moves), now)
  const names = packagesIn(moves)
  const said = portal ? await saidOf(store, { portal, channel, names }) : null
  const packages = (await Promise.all(names.map((name) => packageOf(store, moves, name, now))))
    .map((one, at) => ({
      ...one,
      failed: spent?.get(one.name) ?? null,
      ...verdict(said?.[at]),
    }))
    .filter(({ version, isServed, previews }) => version !== null || previews.length > 0 || isServed === false)
  const nothing = `The channel ${channel} of ${store.place} points to nothing yet. Begin with: portal publish shell --promote`
  const lines = packages.length > 0 ? table(rowsOf(packages, spent !== null, said !== null)) : [nothing]
  print({ channel, packages }, lines)
}

/** What a portal has said, as far as it is shown. */
const verdict = (said: Judgement | undefined) =>
  said ? { served: said.served, isServed: said.isServed, why: said.why } : {}

interface Shown extends Partial<Pick<Judgement, 'served' | 'why'>> {
  readonly name: string
  readonly version: string | null
  readonly canary: Canary | null
  readonly previews: readonly (readonly [as: string, preview: Preview])[]
  readonly since: string
  readonly by: string
  readonly before: string | null
  /** What a rollback went to, and `gc` has dropped. */
  readonly dropped: string | null
  readonly failed: Spent | null
}

function rowsOf(packages: readonly Shown[], isCounted: boolean, isSaid: boolean): string[][] {
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
    ...(isPreviewed ? [previews.map(previewCell).join('; ') || '–'] : []),
    formatTime(since),
    by,
    before ?? (dropped === null ? '–' : `– (${dropped} is dropped)`),
    ...(isCounted ? [failed ? spentWords(failed) : '–'] : []),
    ...(isSaid ? [served ?? '–', why ?? '–'] : []),
  ])
  return [head, ...rows]
}

const previewCell = ([as, { version, users, until }]: Shown['previews'][number]) =>
  `${as}: ${version} for ${users.length}, until ${until.slice(0, 10)}`

/** What a channel points to for a package, who moved it last, and where a rollback goes: no further than there are versions. */
async function packageOf(store: ReleaseStore, moves: readonly Move[], name: string, now: Date) {
  const { version, canary, step } = pointedTo(moves, name)
  const before = canary ? version : rollbackVersion(moves, name)
  const isThere = before !== null && (await findRelease(store, name, before)) !== null
  const back = isThere ? { before, dropped: null } : { before: null, dropped: before }
  const previews = activePreviews(stateOf(moves), now).filter(([, one]) => one.name === name)
  return { name, version, canary, previews, since: step?.at ?? '', by: step?.by ?? '', ...back }
}

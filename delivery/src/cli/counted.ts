import { TIME_KINDS, type TimeKind } from '@portal/api-client/contract/part'
import { BUDGET_DAYS, spentOf, type Spent } from '../guard/error-budget'
import { operatorApi } from '../guard/operator-api'
import { servedTimes, TIME_WORDS, VISIT_DAYS, visitsFrom, type PageTimes } from '../guard/screen-times'
import type { ChannelState } from '../release/channel/channel'
import { readPointed } from '../release/checks/fit'
import { Refusal } from '../release/documents/refusal'
import type { ReleaseStore } from '../store/store'
import { operatorToken } from './context'
import { table } from './words'
import { messageOf } from '@portal/domain/unknown'

/** What pages have told of the versions that a channel serves. */
export interface Counted {
  /** By remote, what it has spent of the error budget that its `remote.json` states. */
  readonly spent: ReadonlyMap<string, Spent>
  readonly times: readonly PageTimes[]
}

/** Asks the API, with the OPERATOR_TOKEN of the environment. */
export async function countedBy(api: string, store: ReleaseStore, state: ChannelState, now: Date): Promise<Counted> {
  const { countsSince, screenTimesSince } = operatorApi(api, operatorToken())
  const since = new Date(now.getTime() - BUDGET_DAYS * 86_400_000)
  const asked = Promise.all([countsSince(since), screenTimesSince(visitsFrom(now))])
  const [counts, visits] = await asked.catch((error: unknown) => {
    throw new Refusal('The API does not tell what pages have counted.', {
      expected: 'The address of the API, and its OPERATOR_TOKEN in the environment.',
      found: `${messageOf(error)}.`,
      todo: 'Give both, or leave out --api: failed loads and times are not shown then.',
    })
  })
  const { remotes } = await readPointed(store, state.pointers)
  const spent = new Map(remotes.map(({ name, errorBudget = null }) => [name, spentOf(counts, name, errorBudget)]))
  return { spent, times: await servedTimes(store, state, visits) }
}

/** The times of pages as a table. */
export function timesLines(times: readonly PageTimes[]): string[] {
  if (times.length === 0) return [`No visit of ${VISIT_DAYS} days has told what it took.`]
  const rows = times.map(({ remote, version, page, times: its }) => [
    remote,
    version,
    page,
    ...TIME_KINDS.map((kind) => cell(its[kind])),
  ])
  const head = ['package', 'version', 'page', ...TIME_KINDS.map((kind) => TIME_WORDS[kind])]
  return [
    `Within how many ms three of four visits of ${VISIT_DAYS} days were there, and of how many:`,
    ...table([head, ...rows]),
  ]
}

const cell = (its: PageTimes['times'][TimeKind]) => (its ? `${its.p75_ms} of ${its.visits}` : '–')

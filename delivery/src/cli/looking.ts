import type { Command } from 'commander'
import {
  pointerCombinations,
  planChanges,
  packagesIn,
  applyMove,
  stateOf,
  type ChannelState,
  type Move,
} from '../releases/channel/channel'
import { FIT_REQUIREMENTS, findPackageFaults, readPackages } from '../releases/checks/compatibility'
import { findDeprecatedNames, findRuleMismatches, findUnfilledSlots } from '../releases/checks/warnings'
import { collectGarbage } from '../releases/gc/collect-garbage'
import { checkChannelName, readMoves } from '../releases/channel/moves'
import { checkName, checkVersion } from '../releases/documents/names'
import { describeReason } from '../releases/channel/reason'
import { Refusal } from '../releases/documents/refusal'
import { findApiDescription } from '../releases/checks/api-description'
import { contextOf, operatorToken } from './context'
import { refusedThere, servedState } from './portal-word'
import { pairsOf } from './pairs'
import { formatTime } from '../releases/channel/format-time'
import { previewWords, table } from './words'

interface ChannelOptions {
  readonly channel: string
  /** Address of the portal that is asked what counts and is served there. */
  readonly portal?: string
}

interface CheckOptions extends ChannelOptions {
  /** Address of the API whose calls are compared. */
  readonly api?: string
}

/** `portal history` */
export async function historyCommand(name: string | undefined, { channel, portal }: ChannelOptions, command: Command) {
  if (name !== undefined) checkName(name)
  const { store, print } = contextOf(command)
  const isAsked = (change: { readonly name: string }) => name === undefined || change.name === name
  const all = await movesOf(store, channel)
  const moves = all.filter(({ changes }) => changes.some(isAsked))
  const here = all.flatMap((move) => move.refused ?? [])
  const refused = [...new Set([...here, ...(portal ? await refusedThere({ portal, channel }, moves) : [])])]
  const rows = moves.flatMap(({ at, by, kind, changes, reason }) =>
    changes
      .filter(isAsked)
      .map(({ name, from, to, percent, preview }) => [
        formatTime(at),
        by,
        kind,
        name,
        from ?? '–',
        '→',
        to ?? '–',
        preview
          ? previewWords(preview)
          : percent === undefined
            ? reason
              ? describeReason(reason)
              : ''
            : `${percent} %`,
      ]),
  )
  const lines = rows.length > 0 ? table(rows) : [`Nobody has moved ${name ?? 'anything'} in ${channel}.`]
  // Which packages they were to move is not believed.
  print({ channel, moves, refused }, [...lines, ...refused])
}

/** `portal check`: refuses what does not fit. */
export async function checkCommand(_: readonly string[], { channel, api, portal }: CheckOptions, command: Command) {
  const wanted = pairsOf(command.args, command)
  for (const { name, version } of wanted) {
    checkName(name)
    checkVersion(version)
  }
  const { store, print } = contextOf(command)
  const moves = await movesOf(store, channel)
  const names = [...new Set([...packagesIn(moves), ...wanted.map(({ name }) => name)])]
  const state = after(portal ? await servedState({ portal, channel, names }) : stateOf(moves), wanted)
  const pages = await Promise.all(pointerCombinations(state).map((pointers) => readPackages(store, pointers)))
  const { description, notes } = await findApiDescription({ api, portal }, operatorToken())
  const found = [
    ...new Set(pages.flatMap((pointed) => findPackageFaults(pointed, description?.calls)).map(({ reason }) => reason)),
  ]
  if (found.length > 0) {
    const what = portal ? `What ${portal} serves` : `What the channel ${channel} points to`
    throw new Refusal(
      wanted.length > 0 ? `${what}, with these versions, does not fit together.` : `${what} does not fit together.`,
      {
        expected: FIT_REQUIREMENTS,
        found: `${found.join('; ')}.`,
        todo: wanted.length > 0 ? 'Publish versions that fit.' : 'Promote or roll back what is named.',
      },
    )
  }
  const count = Object.keys(state.pointers).length
  const warned = [
    ...notes,
    ...new Set(
      pages.flatMap((pointed) => [
        ...findDeprecatedNames(pointed),
        ...findUnfilledSlots(pointed),
        ...(description ? findRuleMismatches(pointed, description.rules) : []),
      ]),
    ),
  ]
  print({ channel, fits: true, packages: count, warnings: warned }, [`All ${count} packages fit together.`, ...warned])
}

const after = (state: ChannelState, wanted: Parameters<typeof planChanges>[1]): ChannelState =>
  applyMove(state, { kind: 'promote', changes: planChanges(state.pointers, wanted) })

function movesOf(store: Parameters<typeof readMoves>[0], channel: string): Promise<readonly Move[]> {
  checkChannelName(channel)
  return readMoves(store, channel)
}

/** `portal gc` */
export async function gcCommand(options: { readonly days: number; readonly dryRun?: boolean }, command: Command) {
  const { store, now, print } = contextOf(command)
  const { days, dryRun: isTrial = false } = options
  const dropped = await collectGarbage(store, { days, now, isDryRun: isTrial })
  const did = isTrial ? 'would be dropped' : 'is dropped'
  const lines = dropped.map(({ name, version }) => `${name} ${version} ${did}.`)
  print({ dropped, isTrial }, lines.length > 0 ? lines : ['Nothing to drop.'])
}

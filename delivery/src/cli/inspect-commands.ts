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
import { createContext, operatorToken } from './context'
import { listRefusedSteps, readServedState } from './portal-serving'
import { parseVersions } from './options'
import { formatTime } from '../releases/channel/format-time'
import { formatPreview, formatTable } from './format'
import { verifyChannel } from '../releases/checks/verify-channel'

interface ChannelOptions {
  readonly channel: string
  /** Address of a portal, for its ignored steps and served versions. */
  readonly portal?: string
}

interface CheckOptions extends ChannelOptions {
  /** Address of the API whose calls are compared with the packages' calls. */
  readonly api?: string
}

export async function historyCommand(name: string | undefined, { channel, portal }: ChannelOptions, command: Command) {
  if (name !== undefined) checkName(name)
  const { store, print } = createContext(command)
  const isSelected = (change: { readonly name: string }) => name === undefined || change.name === name
  const all = await readChannel(store, channel)
  const moves = all.filter(({ changes }) => changes.some(isSelected))
  const here = all.flatMap((move) => move.refused ?? [])
  const refused = [...new Set([...here, ...(portal ? await listRefusedSteps({ portal, channel }, moves) : [])])]
  const rows = moves.flatMap(({ at, by, kind, changes, reason }) =>
    changes
      .filter(isSelected)
      .map(({ name, from, to, percent, preview }) => [
        formatTime(at),
        by,
        kind,
        name,
        from ?? '–',
        '→',
        to ?? '–',
        preview
          ? formatPreview(preview)
          : percent === undefined
            ? reason
              ? describeReason(reason)
              : ''
            : `${percent} %`,
      ]),
  )
  const lines = rows.length > 0 ? formatTable(rows) : [`No step of ${channel} has changed ${name ?? 'anything'}.`]
  // Refused steps stand alone, since their list of packages cannot be trusted.
  print({ channel, moves, refused }, [...lines, ...refused])
}

/** `portal check`: refuses packages that do not fit together. */
export async function checkCommand(_: readonly string[], { channel, api, portal }: CheckOptions, command: Command) {
  const versions = parseVersions(command.args, command)
  for (const { name, version } of versions) {
    checkName(name)
    checkVersion(version)
  }
  const { store, print } = createContext(command)
  const moves = await readChannel(store, channel)
  const names = [...new Set([...packagesIn(moves), ...versions.map(({ name }) => name)])]
  const state = stateWith(portal ? await readServedState({ portal, channel, names }) : stateOf(moves), versions)
  const pages = await Promise.all(pointerCombinations(state).map((pointers) => readPackages(store, pointers)))
  const { description, notes } = await findApiDescription({ api, portal }, operatorToken())
  const found = [
    ...new Set(pages.flatMap((pointed) => findPackageFaults(pointed, description?.calls)).map(({ reason }) => reason)),
  ]
  if (found.length > 0) {
    const what = portal ? `The versions that ${portal} serves` : `The versions of the channel ${channel}`
    throw new Refusal(
      versions.length > 0 ? `${what}, with these versions, do not fit together.` : `${what} do not fit together.`,
      {
        expected: FIT_REQUIREMENTS,
        found: `${found.join('; ')}.`,
        todo: versions.length > 0 ? 'Publish versions that fit.' : 'Promote or roll back the named packages.',
      },
    )
  }
  const count = Object.keys(state.pointers).length
  const warnings = [
    ...notes,
    ...new Set(
      pages.flatMap((pointed) => [
        ...findDeprecatedNames(pointed),
        ...findUnfilledSlots(pointed),
        ...(description ? findRuleMismatches(pointed, description.rules) : []),
      ]),
    ),
  ]
  print({ channel, fits: true, packages: count, warnings }, [`All ${count} packages fit together.`, ...warnings])
}

const stateWith = (state: ChannelState, versions: Parameters<typeof planChanges>[1]): ChannelState =>
  applyMove(state, { kind: 'promote', changes: planChanges(state.pointers, versions) })

function readChannel(store: Parameters<typeof readMoves>[0], channel: string): Promise<readonly Move[]> {
  checkChannelName(channel)
  return readMoves(store, channel)
}

/** `portal verify`: refuses a channel with missing or changed files. */
export async function verifyCommand({ channel }: { readonly channel: string }, command: Command) {
  const { store, acceptsAnyKey, print } = createContext(command)
  checkChannelName(channel)
  const { faults, ...read } = await verifyChannel(store, await readMoves(store, channel))
  if (faults.length > 0) {
    throw new Refusal(`Files of the channel ${channel} are missing or changed.`, {
      expected: 'Steps and releases with valid signatures, and files with their published hashes.',
      found: `${faults.join('; ')}.`,
      todo: 'Restore the files from a backup ("npm run backup"), or publish and promote another version.',
    })
  }
  const { packages, files, bytes } = read
  const isAnybodys = await acceptsAnyKey()
  const lines = [`${packages} versions with ${files} files, ${bytes} bytes, are as they were published.`]
  if (isAnybodys) lines.push('Signatures were not checked, because there is no list of keys.')
  print({ channel, ...read, isAnybodys }, lines)
}

export async function gcCommand(options: { readonly days: number; readonly dryRun?: boolean }, command: Command) {
  const { store, now, print } = createContext(command)
  const { days, dryRun: isTrial = false } = options
  const dropped = await collectGarbage(store, { days, now, isDryRun: isTrial })
  const outcome = isTrial ? 'would be deleted' : 'is deleted'
  const lines = dropped.map(({ name, version }) => `${name} ${version} ${outcome}.`)
  print({ dropped, isTrial }, lines.length > 0 ? lines : ['Nothing to delete.'])
}

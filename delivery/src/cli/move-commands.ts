import path from 'node:path'
import type { Command } from 'commander'
import { stateOf, versionIn, type Version } from '../releases/channel/channel'
import { promoteCanary } from '../releases/publish/canary'
import { promote, removeRemote, rollback } from '../releases/publish/move-pointers'
import { checkChannelName, readMoves } from '../releases/channel/moves'
import { checkName } from '../releases/documents/names'
import { publish } from '../releases/publish/publish'
import { findApiDescription } from '../releases/checks/api-description'
import { describeStoppedRemotes } from '../releases/checks/warnings'
import type { ReleaseStore } from '../releases/store/store'
import { buildPackages, buildFolder } from './local-packages'
import { createContext, operatorToken } from './context'
import { parseVersions } from './options'
import { checkKeyListed, moveAndWait } from './portal-serving'
import { formatMove, formatServing } from './format'

interface PublishOptions {
  readonly from?: string
  readonly built?: boolean
  readonly as?: string
  readonly base?: string
  readonly dev?: boolean
  readonly promote?: boolean
  readonly channel: string
  readonly portal?: string
}

/** `portal publish`: builds packages, unless the options name a finished build, and publishes them. */
export async function publishCommand(names: readonly string[], options: PublishOptions, command: Command) {
  if (names.length > 1 && [options.from, options.as, options.base].some((option) => option !== undefined)) {
    command.error('error: --from, --as and --base are for one package', { exitCode: 2 })
  }
  if (options.as !== undefined && options.dev)
    command.error('error: --as and --dev exclude each other', { exitCode: 2 })
  const context = createContext(command)
  const { store, origins, by, now, print } = context
  const { channel, portal } = options
  checkChannelName(channel)
  for (const name of names) checkName(name)
  if (portal) await checkKeyListed({ portal, channel, names }, context)
  if (options.from === undefined && !options.built) buildPackages(names)
  const together = options.promote ? names : []
  const published: PublishedVersion[] = []
  for (const name of names) {
    const from = options.from === undefined ? buildFolder(name) : path.resolve(options.from)
    const { as, base, dev: isDev = false } = options
    const { release, wasThere } = await publish(store, {
      name,
      from,
      as,
      base,
      origins,
      isDev,
      channel,
      together,
      by,
      now,
    })
    published.push({ name, version: release.version, wasThere })
  }
  const promoted = () => promote(store, { channel, by, now, allowsDev: options.dev }, published)
  const { move, serving } = options.promote
    ? await moveAndWait(context, { portal, channel, names }, promoted)
    : { move: null, serving: [] }
  print({ published, move, serving }, [
    ...published.map(formatPublished),
    ...(options.promote ? formatMove(move, channel) : []),
    ...formatServing(serving, portal),
  ])
}

type PublishedVersion = Version & { readonly wasThere: boolean }

const formatPublished = ({ name, version, wasThere }: PublishedVersion) =>
  wasThere ? `${name} ${version} is published already.` : `${name} ${version} is published.`

interface PromoteOptions {
  readonly channel: string
  readonly older?: boolean
  readonly dev?: boolean
  /** Percentage of users, for a canary. */
  readonly percent?: number
  /** With `percent`: promotes a remote's first version to all, since it cannot be a canary. */
  readonly firstToAll?: boolean
  /** Remotes that do not fit the new shell and stop. */
  readonly stops?: readonly string[]
  /** Address of the API whose calls are compared with the packages' calls. */
  readonly api?: string
  readonly portal?: string
}

export async function promoteCommand(_: readonly string[], options: PromoteOptions, command: Command) {
  const { channel, older: allowsOlder = false, dev: allowsDev = false, percent, stops, api, portal } = options
  const versions = parseVersions(command.args, command)
  const [first, ...others] = versions
  if (percent !== undefined && others.length > 0) {
    command.error('error: --percent is for one package: nobody gets half of what belongs together', { exitCode: 2 })
  }
  const context = createContext(command)
  const { store, by, now, print } = context
  const { description, notes } = await findApiDescription({ api, portal }, operatorToken())
  const order = { channel, by, now, allowsOlder, allowsDev, serves: description?.calls }
  const isForAll = options.firstToAll && first && !(await isInChannel(store, channel, first.name))
  const { move, serving } = await moveAndWait(
    context,
    { portal, channel, names: versions.map(({ name }) => name) },
    () =>
      percent !== undefined && first && !isForAll
        ? promoteCanary(store, { ...order, percent }, first)
        : promote(store, { ...order, stops }, versions),
  )
  const stopped = move ? await describeStoppedRemotes(store, move) : []
  print({ move, serving }, [...formatMove(move, channel), ...stopped, ...notes, ...formatServing(serving, portal)])
}

/** Whether the channel has a version of a package. */
const isInChannel = async (store: ReleaseStore, channel: string, name: string) =>
  versionIn(stateOf(await readMoves(store, channel)).pointers, name) !== null

interface MoveOptions {
  readonly channel: string
  /** Address of the portal that must serve the step. */
  readonly portal?: string
}

export async function rollbackCommand(name: string, { channel, portal }: MoveOptions, command: Command) {
  const context = createContext(command)
  const { store, by, now, print } = context
  checkName(name)
  const { move, serving } = await moveAndWait(context, { portal, channel, names: [name] }, () =>
    rollback(store, { channel, by, now }, name),
  )
  print({ move, serving }, [...formatMove(move, channel), ...formatServing(serving, portal)])
}

export async function removeCommand(name: string, { channel, portal }: MoveOptions, command: Command) {
  const context = createContext(command)
  const { store, by, now, print } = context
  checkName(name)
  const { move, serving } = await moveAndWait(context, { portal, channel, names: [name] }, () =>
    removeRemote(store, { channel, by, now }, name),
  )
  const lines = move ? formatMove(move, channel) : [`${name} is not in the channel ${channel}.`]
  print({ move, serving }, [...lines, ...formatServing(serving, portal)])
}

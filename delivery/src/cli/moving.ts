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
import { build, builtIn } from './build'
import { contextOf, operatorToken } from './context'
import { pairsOf } from './pairs'
import { checkListened, withWord } from './portal-word'
import { moveLines, saidLines } from './words'

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

/** `portal publish`: builds, unless a finished build is given. */
export async function publishCommand(names: readonly string[], options: PublishOptions, command: Command) {
  if (names.length > 1 && [options.from, options.as, options.base].some((given) => given !== undefined)) {
    command.error('error: --from, --as and --base are for one package', { exitCode: 2 })
  }
  if (options.as !== undefined && options.dev)
    command.error('error: --as and --dev exclude each other', { exitCode: 2 })
  const context = contextOf(command)
  const { store, origins, by, now, print } = context
  const { channel, portal } = options
  checkChannelName(channel)
  for (const name of names) checkName(name)
  if (portal) await checkListened({ portal, channel, names }, context)
  if (options.from === undefined && !options.built) build(names)
  const together = options.promote ? names : []
  const published: Published[] = []
  for (const name of names) {
    const from = options.from === undefined ? builtIn(name) : path.resolve(options.from)
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
  const { move, said } = options.promote
    ? await withWord(context, { portal, channel, names }, promoted)
    : { move: null, said: [] }
  print({ published, move, said }, [
    ...published.map(publishedLine),
    ...(options.promote ? moveLines(move, channel) : []),
    ...saidLines(said, portal),
  ])
}

type Published = Version & { readonly wasThere: boolean }

const publishedLine = ({ name, version, wasThere }: Published) =>
  wasThere ? `${name} ${version} is in the store already.` : `${name} ${version} is published.`

interface PromoteOptions {
  readonly channel: string
  readonly older?: boolean
  readonly dev?: boolean
  /** Share of the users. */
  readonly percent?: number
  /** A remote's first version, which can be no canary, goes to all. */
  readonly firstToAll?: boolean
  /** Remotes that the new shell stops. */
  readonly stops?: readonly string[]
  /** Address of the API whose calls are compared. */
  readonly api?: string
  readonly portal?: string
}

/** `portal promote` */
export async function promoteCommand(_: readonly string[], options: PromoteOptions, command: Command) {
  const { channel, older: allowsOlder = false, dev: allowsDev = false, percent, stops, api, portal } = options
  const wanted = pairsOf(command.args, command)
  const [first, ...others] = wanted
  if (percent !== undefined && others.length > 0) {
    command.error('error: --percent is for one package: nobody gets half of what belongs together', { exitCode: 2 })
  }
  const context = contextOf(command)
  const { store, by, now, print } = context
  const { description, notes } = await findApiDescription({ api, portal }, operatorToken())
  const order = { channel, by, now, allowsOlder, allowsDev, serves: description?.calls }
  const isForAll = options.firstToAll && first && !(await isIn(store, channel, first.name))
  const { move, said } = await withWord(context, { portal, channel, names: wanted.map(({ name }) => name) }, () =>
    percent !== undefined && first && !isForAll
      ? promoteCanary(store, { ...order, percent }, first)
      : promote(store, { ...order, stops }, wanted),
  )
  const stopped = move ? await describeStoppedRemotes(store, move) : []
  print({ move, said }, [...moveLines(move, channel), ...stopped, ...notes, ...saidLines(said, portal)])
}

/** Does the channel point to any version of it? */
const isIn = async (store: ReleaseStore, channel: string, name: string) =>
  versionIn(stateOf(await readMoves(store, channel)).pointers, name) !== null

interface MoveOptions {
  readonly channel: string
  /** Address of the portal whose word is waited for. */
  readonly portal?: string
}

/** `portal rollback` */
export async function rollbackCommand(name: string, { channel, portal }: MoveOptions, command: Command) {
  const context = contextOf(command)
  const { store, by, now, print } = context
  checkName(name)
  const { move, said } = await withWord(context, { portal, channel, names: [name] }, () =>
    rollback(store, { channel, by, now }, name),
  )
  print({ move, said }, [...moveLines(move, channel), ...saidLines(said, portal)])
}

/** `portal remove` */
export async function removeCommand(name: string, { channel, portal }: MoveOptions, command: Command) {
  const context = contextOf(command)
  const { store, by, now, print } = context
  checkName(name)
  const { move, said } = await withWord(context, { portal, channel, names: [name] }, () =>
    removeRemote(store, { channel, by, now }, name),
  )
  const lines = move ? moveLines(move, channel) : [`${name} is not in the channel ${channel}.`]
  print({ move, said }, [...lines, ...saidLines(said, portal)])
}

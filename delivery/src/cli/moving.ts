import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Command } from 'commander'
import type { Version } from '../release/channel/channel'
import { promoteCanary } from '../release/publish/canary'
import { promote, remove, rollback } from '../release/publish/move-pointers'
import { checkChannel } from '../release/channel/moves'
import { checkName } from '../release/documents/names'
import { publish } from '../release/publish/publish'
import { Refusal } from '../release/documents/refusal'
import { servedBy } from '../release/checks/served-calls'
import { inProject } from '../settings'
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
  checkChannel(channel)
  for (const name of names) checkName(name)
  if (portal) await checkListened({ portal, channel, names }, context)
  if (options.from === undefined && !options.built) build(names)
  const together = options.promote ? names : []
  const published: Published[] = []
  for (const name of names) {
    const from = options.from === undefined ? inProject(name, 'dist') : path.resolve(options.from)
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
  const promoted = () => promote(store, { channel, by, now, isDevMeant: options.dev }, published)
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

/** What the build says goes to stderr, so that stdout is the answer. */
export function build(names: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [inProject('scripts/build.mjs'), ...names], {
    stdio: ['ignore', 2, 2],
  })
  if (status === 0) return
  throw new Refusal(`${names.join(', ')} cannot be published.`, {
    expected: 'A build without errors and warnings.',
    found: `The build ended with exit code ${status}.`,
    todo: 'Read the lines above, and publish again.',
  })
}

interface PromoteOptions {
  readonly channel: string
  readonly older?: boolean
  readonly dev?: boolean
  /** Share of the users. */
  readonly percent?: number
  /** Address of the API whose calls are compared. */
  readonly api?: string
  readonly portal?: string
}

/** `portal promote` */
export async function promoteCommand(
  _: readonly string[],
  { channel, older: isOlderMeant = false, dev: isDevMeant = false, percent, api, portal }: PromoteOptions,
  command: Command,
) {
  const wanted = pairsOf(command.args, command)
  const [first, ...others] = wanted
  if (percent !== undefined && others.length > 0) {
    command.error('error: --percent is for one package: nobody gets half of what belongs together', { exitCode: 2 })
  }
  const context = contextOf(command)
  const { store, by, now, print } = context
  const serves = api === undefined ? undefined : (await servedBy(api, operatorToken())).calls
  const order = { channel, by, now, isOlderMeant, isDevMeant, serves }
  const isCanary = percent !== undefined && first !== undefined
  const { move, said } = await withWord(context, { portal, channel, names: wanted.map(({ name }) => name) }, () =>
    isCanary ? promoteCanary(store, { ...order, percent }, first) : promote(store, order, wanted),
  )
  print({ move, said }, [...moveLines(move, channel), ...saidLines(said, portal)])
}

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
    remove(store, { channel, by, now }, name),
  )
  const lines = move ? moveLines(move, channel) : [`${name} is not in the channel ${channel}.`]
  print({ move, said }, [...lines, ...saidLines(said, portal)])
}

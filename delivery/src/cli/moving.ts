import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Command } from 'commander'
import { type Move, type Version } from '../release/channel/channel'
import { promoteCanary } from '../release/publish/canary'
import { promote, remove, rollback } from '../release/publish/move-pointers'
import { checkChannel } from '../release/channel/moves'
import { checkName } from '../release/documents/names'
import { publish } from '../release/publish/publish'
import { Refusal } from '../release/documents/refusal'
import { servedCalls } from '../release/checks/served-calls'
import { inProject } from '../settings'
import { contextOf, operatorToken } from './context'
import { pairsOf } from './pairs'
import { moveLines } from './words'

interface PublishOptions {
  readonly from?: string
  readonly built?: boolean
  readonly as?: string
  readonly base?: string
  readonly dev?: boolean
  readonly promote?: boolean
  readonly channel: string
}

/** `portal publish`: builds, unless a finished build is given. */
export async function publishCommand(names: readonly string[], options: PublishOptions, command: Command) {
  if (names.length > 1 && [options.from, options.as, options.base].some((given) => given !== undefined)) {
    command.error('error: --from, --as and --base are for one package', { exitCode: 2 })
  }
  if (options.as !== undefined && options.dev)
    command.error('error: --as and --dev exclude each other', { exitCode: 2 })
  const { store, origins, by, now, print } = contextOf(command)
  checkChannel(options.channel)
  for (const name of names) checkName(name)
  if (options.from === undefined && !options.built) build(names)
  const together = options.promote ? names : []
  const published = []
  for (const name of names) {
    const from = options.from === undefined ? inProject(name, 'dist') : path.resolve(options.from)
    const { as, base, dev: isDev = false, channel } = options
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
  const move = options.promote ? await promote(store, { channel: options.channel, by, now }, published) : null
  print({ published, move }, [
    ...published.map(publishedLine),
    ...(options.promote ? moveLines(move, options.channel) : []),
  ])
}

const publishedLine = ({ name, version, wasThere }: Version & { readonly wasThere: boolean }) =>
  wasThere ? `${name} ${version} is in the store already.` : `${name} ${version} is published.`

/** What the build says goes to stderr, so that stdout is the answer. */
function build(names: readonly string[]): void {
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
  /** Share of the users. */
  readonly percent?: number
  /** Address of the API whose calls are compared. */
  readonly api?: string
}

/** `portal promote` */
export async function promoteCommand(
  _: readonly string[],
  { channel, older: isOlderMeant = false, percent, api }: PromoteOptions,
  command: Command,
) {
  const wanted = pairsOf(command.args, command)
  const [first, ...others] = wanted
  if (percent !== undefined && others.length > 0) {
    command.error('error: --percent is for one package: nobody gets half of what belongs together', { exitCode: 2 })
  }
  const { store, by, now, print } = contextOf(command)
  const serves = api === undefined ? undefined : await servedCalls(api, operatorToken())
  const order = { channel, by, now, isOlderMeant, serves }
  const isCanary = percent !== undefined && first !== undefined
  const move = isCanary ? await promoteCanary(store, { ...order, percent }, first) : await promote(store, order, wanted)
  print({ move }, moveLines(move, channel))
}

/** `portal rollback` */
export async function rollbackCommand(name: string, options: { readonly channel: string }, command: Command) {
  const { store, by, now, print } = contextOf(command)
  const move: Move | null = await rollback(store, { channel: options.channel, by, now }, name)
  print({ move }, moveLines(move, options.channel))
}

/** `portal remove` */
export async function removeCommand(name: string, { channel }: { readonly channel: string }, command: Command) {
  const { store, by, now, print } = contextOf(command)
  const move = await remove(store, { channel, by, now }, name)
  print({ move }, move ? moveLines(move, channel) : [`${name} is not in the channel ${channel}.`])
}

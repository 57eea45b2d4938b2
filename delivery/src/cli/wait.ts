import { setTimeout as delay } from 'node:timers/promises'
import { InvalidArgumentError, type Command } from 'commander'
import { isCanaryConfirmed, stateOf, versionIn } from '../releases/channel/channel'
import { checkChannelName, readMoves } from '../releases/channel/moves'
import { checkName, checkVersion } from '../releases/documents/names'
import { Refusal } from '../releases/documents/refusal'
import { LIVE_CHANNEL } from '../releases/publish/move-pointers'
import { createContext } from './context'
import { portalOption } from './options'

const MINUTE_MS = 60_000
const READ_EVERY_MS = 5_000

function parseMinutes(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number of minutes, such as 30.')
}

export function addWait(program: Command): void {
  program
    .command('wait')
    .summary('wait for the verdict on a canary')
    .description(
      'Waits for the guard’s verdict on a canary. Exits with 0 when it is well, with 1 as soon as it is rolled back, with 3 without a verdict in time.',
    )
    .argument('<name>', 'a remote')
    .argument('<version>', 'its canary')
    .option('--minutes <minutes>', 'how long to wait', parseMinutes, 30)
    .addOption(portalOption('use the release API that this portal names'))
    .option('-c, --channel <channel>', 'the channel', LIVE_CHANNEL)
    .action(waitCommand)
}

interface WaitOptions {
  readonly minutes: number
  readonly channel: string
}

/** `portal wait`: reports the guard's verdict to an automatic release [OPEN-241]. */
async function waitCommand(name: string, version: string, options: WaitOptions, command: Command) {
  const { minutes, channel } = options
  checkName(name)
  checkVersion(version)
  checkChannelName(channel)
  const { store, print } = createContext(command)
  const until = Date.now() + minutes * MINUTE_MS
  for (;;) {
    const moves = await readMoves(store, channel)
    const state = stateOf(moves)
    const canary = state.canaries[name]?.version
    if (versionIn(state.pointers, name) === version) {
      return print({ name, version, channel, isForAll: true }, [
        `${name} ${version} is what all have: no canary to wait for.`,
      ])
    }
    if (canary !== version) throw rolledBack(name, version, canary ?? state.pointers[name])
    const left = until - Date.now()
    if (left <= 0 && !isCanaryConfirmed(moves, name)) throw notJudged(name, version, minutes)
    if (left <= 0) break
    await delay(Math.min(left, READ_EVERY_MS))
  }
  print({ name, version, channel, minutes }, [`The canary ${name} ${version} has held for ${minutes} minutes.`])
}

const notJudged = (name: string, version: string, minutes: number) =>
  new Refusal(
    `${name} ${version} was not judged in ${minutes} minutes.`,
    {
      expected: 'The guard has judged it well.',
      found: 'Too few of its users have loaded it, or no guard runs. It is still the canary.',
      todo: `Wait longer, or promote it by hand: "portal promote ${name} ${version}".`,
    },
    3,
  )

const rolledBack = (name: string, version: string, now: string | undefined) =>
  new Refusal(`${name} ${version} is no canary.`, {
    expected: 'It stays the canary until somebody promotes it: the guard takes back what fails its users.',
    found: `${now ?? 'Nothing'} stands there now.`,
    todo: `Look with "portal history ${name}" at who took it back and why, and publish another version.`,
  })

import { lt } from 'semver'
import type { ReleaseStore } from '../store/store'
import {
  canaryIn,
  planChanges,
  pointersOf,
  stateOf,
  rollbackVersion,
  versionIn,
  type Canary,
  type Change,
  type ChannelState,
  type Move,
  type Version,
} from '../channel/channel'
import { checkName, checkVersion, SHELL } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { checkPublished, makeStep, type StepPlan, type StepRequest } from './make-step'

/** A request to promote, with confirmations of unusual promotions. */
interface PromotionRequest extends StepRequest {
  readonly allowsOlder?: boolean
  readonly allowsDev?: boolean | undefined
  /** Remotes that the new shell stops. */
  readonly stops?: readonly string[] | undefined
}

/** Promotes these versions in one step; null if the channel has them. Throws a refusal for versions that do not fit. */
export async function promote(
  store: ReleaseStore,
  order: PromotionRequest,
  wanted: readonly Version[],
): Promise<Move | null> {
  for (const { name, version } of wanted) {
    checkName(name)
    checkVersion(version)
  }
  return makeStep(store, order, async (moves) => {
    for (const { name, version } of wanted) await checkPublished(store, name, version)
    const changes = planChanges(pointersOf(moves), wanted)
    if (!order.allowsOlder) checkNewer(changes)
    if (!order.allowsDev) checkNoDevVersion(changes, order.channel)
    checkStops(changes, order.stops)
    return { kind: 'promote', changes, ...(order.stops && { stops: order.stops }) }
  })
}

/** Refuses to promote an older version than the channel's. */
export function checkNewer(changes: readonly Change[]): void {
  const back = changes.find(({ from, to }) => from !== null && to !== null && isOlderVersion(to, from))
  if (!back) return
  throw new Refusal(`${back.name} ${back.to} is older than the served version.`, {
    expected: `A version after ${back.from}.`,
    found: `${back.to}.`,
    todo: `Go back with "portal rollback ${back.name}", or confirm this version with --older.`,
  })
}

/** The default channel of users. */
export const LIVE_CHANNEL = 'live'

/** Refuses a developer's build in the channel of users, also as a canary [OPEN-199]. */
export function checkNoDevVersion(changes: readonly Change[], channel: string): void {
  const own = changes.find(({ to }) => to !== null && isDevVersion(to))
  if (channel !== LIVE_CHANNEL || !own) return
  throw new Refusal(`${own.name} ${own.to} is a developer's build.`, {
    expected: `A release version in the channel ${channel}, such as 1.4.0.`,
    found: `${own.to}, built from a developer's working folder.`,
    todo: 'Publish it under a release version, test it in another channel, or confirm this build with --dev.',
  })
}

/** Versions derived from a build's content have no order. */
const CONTENT_VERSION = /-dev-[0-9a-f]{12}$/

/** Is `version` older than `other`? False if either derives from a build's content. */
export function isOlderVersion(version: string, other: string): boolean {
  return ![version, other].some((one) => CONTENT_VERSION.test(one)) && lt(version, other)
}

/** Is this a version of a developer's build, as `publish --dev` names it? */
const isDevVersion = (version: string) => version.includes('-dev-')

/** Refuses `--stops` without a new shell. */
function checkStops(changes: readonly Change[], stops: readonly string[] | undefined): void {
  if (!stops || changes.some(({ name }) => name === SHELL)) return
  throw new Refusal('Only a new shell can stop a remote.', {
    expected: 'A promotion of the shell.',
    found: `${changes.map(({ name }) => name).join(', ') || 'No change'}, with --stops ${stops.join(',')}.`,
    todo: 'Leave out --stops. To take a remote out of the channel, use "portal remove".',
  })
}

/** Rolls a package back to its version before the last promotion. If it has a canary, only the canary ends. */
export async function rollback(store: ReleaseStore, order: StepRequest, name: string): Promise<Move | null> {
  checkName(name)
  return makeStep(store, order, async (moves) => {
    const canary = canaryIn(stateOf(moves), name)
    if (canary) return planWithdrawal(stateOf(moves), name, canary)
    const to = rollbackVersion(moves, name)
    const from = versionIn(pointersOf(moves), name)
    if (to === null) throw noEarlierVersion(name, from, order.channel)
    await checkPublished(store, name, to)
    return { kind: 'rollback', changes: [{ name, from, to }] }
  })
}

/** Plans the end of a canary. Its users get the channel's version again. */
export const planWithdrawal = ({ pointers }: ChannelState, name: string, { version }: Canary): StepPlan => ({
  kind: 'withdraw',
  changes: [{ name, from: version, to: versionIn(pointers, name) }],
})

const noEarlierVersion = (name: string, from: string | null, channel: string) =>
  new Refusal(`${name} cannot be rolled back in the channel ${channel}.`, {
    expected: 'An earlier version in the channel.',
    found:
      from === null
        ? `${name} was never promoted there.`
        : `${from} is the first version, or earlier ones were rolled back or removed.`,
    todo: `Look at "portal history ${name}", or promote a version.`,
  })

/** Takes a remote and its canary out of a channel. A rollback restores it. */
export async function removeRemote(store: ReleaseStore, order: StepRequest, name: string): Promise<Move | null> {
  checkName(name)
  if (name === SHELL) {
    throw new Refusal('The shell cannot be removed.', {
      expected: 'A remote. No page works without the shell.',
      found: `${name}.`,
      todo: 'Promote another version of the shell, or roll it back.',
    })
  }
  return makeStep(store, order, async (moves) => {
    const from = versionIn(pointersOf(moves), name)
    return { kind: 'remove', changes: from === null ? [] : [{ name, from, to: null }] }
  })
}
